import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { BetSlipSlot, type BettingAccount } from '#features/bet-slip/index.ts';
import { MatchBets } from '#features/bets/index.ts';
import { MatchAnnouncements, MatchMarkets } from '#features/market/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useMatch, useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { VisuallyHidden } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { MatchHead } from './MatchHead.tsx';
import { PageMarket } from './PageMarket.tsx';
import { texts } from './texts.ts';
import { useAccount } from './useAccount.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';
import { useOwnLimitsLink } from './useOwnLimitsLink.tsx';

/** The first prices stand above the session lines, and do not wait for them. */
const loadFancyLines = () => loadWithTexts(() => import('./MatchFancyLines.tsx'));
const LazyFancyLines = lazy(async () => ({ default: (await loadFancyLines()).MatchFancyLines }));
const LazyBookOfSlip = lazy(async () => ({ default: (await loadFancyLines()).BookOfSlip }));

/** `details/:sport_id/:id`. The page joins prices, slip, bets and positions, which do not import each other. */
export function MatchPage() {
  const { sport_id: sportId = '', id: matchId = '' } = useParams();
  // The key gives every match a fresh state.
  return <Match key={matchId} sportId={sportId} matchId={matchId} />;
}

interface MatchProps {
  sportId: string;
  matchId: string;
}

function Match({ sportId, matchId }: MatchProps) {
  const { features } = useConfig();
  useWatchMatch(matchId);
  const match = useMatch(matchId);
  const account = useAccount(matchId);
  const first = match.phase === 'ready' ? match.value[0] : undefined;
  usePageTitle(first?.matchName ?? texts.match);
  return (
    <Columns rail={<Rail sportId={sportId} matchId={matchId} account={account} />}>
      <MatchAnnouncements matchId={matchId} />
      {first === undefined ? <VisuallyHidden as="h1">{texts.match}</VisuallyHidden> : <MatchHead match={first} />}
      <Panel name={texts.markets}>
        <MatchMarkets matchId={matchId} renderMarket={renderMarket} />
      </Panel>
      {first !== undefined && features.fancy && (
        <Panel name={texts.sessionLines}>
          <Suspense fallback={null}>
            <LazyFancyLines match={first} />
          </Suspense>
        </Panel>
      )}
    </Columns>
  );
}

const renderMarket = (outline: MarketOutline) => <PageMarket outline={outline} pin />;

/**
 * Beside the markets from 1024 px on. On narrower screens the bets follow the markets, and the slip is a sheet or a
 * docked panel.
 */
function Rail({ sportId, matchId, account }: MatchProps & { account: BettingAccount }) {
  const { features } = useConfig();
  const ownLimits = useOwnLimitsLink();
  const entry = useHistoryEntry();
  return (
    <>
      <Panel name={texts.slip}>
        <BetSlipSlot sportId={sportId} matchId={matchId} account={account} ownLimitsLink={ownLimits} entry={entry} />
      </Panel>
      {features.fancy && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LazyBookOfSlip matchId={matchId} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Panel name={texts.openBets}>
        <MatchBets matchId={matchId} allHref={paths.myBets} link={routeLink} />
      </Panel>
    </>
  );
}
