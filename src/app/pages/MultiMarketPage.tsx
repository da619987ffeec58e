import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BetSlipSlot, useBetSlip } from '#features/bet-slip/index.ts';
import { MatchAnnouncements } from '#features/market/index.ts';
import { listPinnedMatchIds, PinnedMarkets, usePins } from '#features/pinned/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useWatchMatch } from '#shared/live/react/live-hooks.tsx';
import { useIsWide } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useAccount } from './market-about.tsx';
import { OpenBetsRail } from './OpenBetsRail.tsx';
import { useOwnLimitsLink } from './own-limits.tsx';
import { useHistoryEntry } from './use-history-entry.ts';
import { PageTitle } from './page.styles.ts';
import { PageMarket } from './PageMarket.tsx';
import { texts } from './texts.ts';

const renderMarket = (outline: MarketOutline) => <PageMarket outline={outline} />;

/** The link of one pinned market in the side column leads to its card. */
function useCardOfAddress(): void {
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
  // Until something is picked the slip stands at the first market's match.
  const at = slip.selection ?? pins[0];
  useDocumentTitle(texts.pinned, useConfig().brand.name);
  useCardOfAddress();
  return (
    <Columns rail={at !== undefined && <Rail sportId={at.sportId} matchId={at.matchId} page={matchIds} />}>
      <PageTitle>{texts.pinned}</PageTitle>
      {matchIds.map((matchId) => (
        <MatchAnnouncements
          key={matchId}
          matchId={matchId}
          marketIds={pins.filter((pin) => pin.matchId === matchId).map(({ marketId }) => marketId)}
        />
      ))}
      <Panel name={texts.pinned}>
        <PinnedMarkets renderMarket={renderMarket} matchHref={paths.match} link={routeLink} />
      </Panel>
    </Columns>
  );
}

interface RailProps {
  sportId: string;
  matchId: string;
  page: readonly string[];
}

/** The slip of the picked market's match; beside the markets or, on narrow screens, over them. */
function Rail({ sportId, matchId, page }: RailProps) {
  const { selection } = useBetSlip();
  // No session line can be pinned; one may lie on the slip from the page before.
  useWatchMatch(matchId, selection?.kind === 'fancy' ? 'all' : 'markets');
  const account = useAccount(matchId);
  const wide = useIsWide();
  return (
    <>
      <Panel name={texts.slip}>
        <BetSlipSlot
          sportId={sportId}
          matchId={matchId}
          account={account}
          matchIds={page}
          ownLimitsLink={useOwnLimitsLink()}
          entry={useHistoryEntry()}
        />
      </Panel>
      {wide && (
        <Panel name={texts.openBets}>
          <OpenBetsRail />
        </Panel>
      )}
    </>
  );
}
