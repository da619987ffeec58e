import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BetSlipSlot, useBetSlip } from '#features/bet-slip/index.ts';
import { MatchAnnouncements } from '#features/market/index.ts';
import { listPinnedMatchIds, PinnedMarkets, usePins } from '#features/pinned/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { useIsWide } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { OpenBetsRail } from './OpenBetsRail.tsx';
import { PageTitle } from './page.styles.ts';
import { PageMarket } from './PageMarket.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useAccount.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';
import { useOwnLimitsLink } from './useOwnLimitsLink.tsx';

const renderMarket = (outline: MarketOutline) => <PageMarket outline={outline} />;

/** Scrolls to the card that a link in the side column names. */
function useScrollToCard(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const card = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** `/multi`: markets pinned from any match, live, with one slip for all of them. */
export function MultiMarketPage() {
  const pins = usePins();
  const matchIds = listPinnedMatchIds(pins);
  const slip = useBetSlip();
  // Without a selection, the slip belongs to the match of the first market.
  const slipMatch = slip.selection ?? pins[0];
  usePageTitle(texts.pinned);
  useScrollToCard();
  return (
    <Columns
      rail={slipMatch !== undefined && <Rail sportId={slipMatch.sportId} matchId={slipMatch.matchId} page={matchIds} />}
    >
      <PageTitle>{texts.pinned}</PageTitle>
      {matchIds.map((matchId) => (
        <MatchAnnouncements
          key={matchId}
          matchId={matchId}
          marketIds={pins.filter((pin) => pin.matchId === matchId).map(({ marketId }) => marketId)}
        />
      ))}
      <Panel name={texts.pinned}>
        <PinnedMarkets
          renderMarket={renderMarket}
          toMatchHref={paths.toMatch}
          link={routeLink}
          nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>}
        />
      </Panel>
    </Columns>
  );
}

interface RailProps {
  sportId: string;
  matchId: string;
  page: readonly string[];
}

/** The slip of the selected market's match, beside the markets or, on narrow screens, over them. */
function Rail({ sportId, matchId, page }: RailProps) {
  const { selection } = useBetSlip();
  // Session lines have no pins, but the slip may hold one from the page before.
  useWatchMatch(matchId, selection?.kind === 'fancy' ? 'all' : 'markets');
  const account = useAccount(matchId);
  const isWide = useIsWide();
  const ownLimits = useOwnLimitsLink();
  const entry = useHistoryEntry();
  return (
    <>
      <Panel name={texts.slip}>
        <BetSlipSlot
          sportId={sportId}
          matchId={matchId}
          account={account}
          matchIds={page}
          allowsOneClick={false}
          ownLimitsLink={ownLimits}
          entry={entry}
        />
      </Panel>
      {isWide && (
        <Panel name={texts.openBets}>
          <OpenBetsRail />
        </Panel>
      )}
    </>
  );
}
