import type { BettingAccount, PageRaceSlip } from '#features/bet-slip/index.ts';
import type { RunnerFigure } from '#features/market/index.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import {
  calculateRunnerResults,
  completeMarketPositions,
  type RunnerResult,
} from '#shared/domain/bet/market-positions.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed, useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { getActiveRunners } from '#shared/live/react/useActiveRunners.ts';

function listRunnerFigures(
  { runners }: MarketOutline,
  now: readonly RunnerResult[],
  then: readonly RunnerResult[],
): RunnerFigure[] {
  return runners.map(({ runnerId }) => {
    const [current, next] = [now, then].map((outcomes) => outcomes.find((each) => each.runnerId === runnerId));
    const ifNotPlaced = { now: current?.ifNot ?? null, whatIf: next?.ifNot ?? null };
    const figure = { runnerId, now: current?.ifWins ?? null, whatIf: next?.ifWins ?? null };
    return ifNotPlaced.now === null && ifNotPlaced.whatIf === null ? figure : { ...figure, ifNotPlaced };
  });
}

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
    // A handicap market has several winning lines, and some pay half. There is no rule for their total.
    if (hasHandicap(outline.runners)) return [];
    const winners = getWinnerCount(outline);
    const field = getActiveRunners(prices, outline);
    const listed = account.positions?.[outline.marketId];
    const now =
      listed && winners !== null && winners > 1 ? completeMarketPositions({ winners }, listed, field) : listed;
    const then =
      isSettled && outline.marketId === slip.marketId ? null : slip.calculateWhatIf(account, outline.marketId, field);
    const calculateOutlook = (positions: readonly RunnerPosition[] | null | undefined) =>
      positions == null || winners === null ? [] : calculateRunnerResults({ winners }, positions);
    return listRunnerFigures(outline, calculateOutlook(now), calculateOutlook(then));
  };
}
