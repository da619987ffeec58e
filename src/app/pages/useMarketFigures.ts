import type { BettingAccount, PageRaceSlip } from '#features/bet-slip/index.ts';
import { completeMarketPositions } from '#shared/domain/bet/market-positions.ts';
import { calculateRunnerFigures, type RunnerFigure } from '#shared/domain/bet/runner-figures.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed, useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { getActiveRunners } from '#shared/live/react/useActiveRunners.ts';

/**
 * Returns a function that calculates the profit or loss of each runner of a market, now and with the bet on the slip.
 * `slip`: the page's slip, of one runner or of several.
 */
export function useMarketFigures(
  account: BettingAccount,
  slip: Pick<PageRaceSlip, 'marketId' | 'calculateWhatIf'>,
): (outline: MarketOutline) => readonly RunnerFigure[] {
  const { prices } = useLiveFeed();
  // A closed market takes no bet, so the slip changes no figure.
  const isSettled = useMarketFact(slip.marketId ?? '', (facts) => facts?.status === 'closed');
  return (outline) => {
    const { marketId, runners } = outline;
    const winners = getWinnerCount(outline);
    // A handicap market has several winning lines, and some pay half. There is no rule for their total.
    if (hasHandicap(runners)) return [];
    const runnerIds = runners.map(({ runnerId }) => runnerId);
    if (winners === null) return runnerIds.map((runnerId) => ({ runnerId, now: null, whatIf: null }));
    const activeRunnerIds = getActiveRunners(prices, outline);
    const listed = account.positions?.[marketId] ?? null;
    const now = listed !== null && winners > 1 ? completeMarketPositions({ winners }, listed, activeRunnerIds) : listed;
    const whatIf =
      isSettled && marketId === slip.marketId ? null : slip.calculateWhatIf(account, marketId, activeRunnerIds);
    return calculateRunnerFigures(winners, { now, whatIf }, runnerIds);
  };
}
