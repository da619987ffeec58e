import type { Money } from '../money/money.ts';
import type { RunnerPosition } from './bet.ts';
import { calculateRunnerResults } from './market-positions.ts';

/**
 * Profit or loss of the market if the runner wins: with the placed bets (`now`), and with the draft bet too (`whatIf`).
 * Null hides a figure.
 */
export interface RunnerFigure {
  readonly runnerId: number;
  readonly now: Money | null;
  readonly whatIf: Money | null;
  /**
   * Lowest result if this runner does not win, for markets with several winners. The other two figures are then the
   * lowest results if it does.
   */
  readonly ifNotPlaced?: { readonly now: Money | null; readonly whatIf: Money | null } | undefined;
}

interface PositionPair {
  /** Positions of the placed bets; null without any. */
  readonly now: readonly RunnerPosition[] | null;
  /** The same with the draft bet; null without a draft on this market. */
  readonly whatIf: readonly RunnerPosition[] | null;
}

/** Calculates the figures of each runner in `runnerIds`, in that order, in a market with this number of winners. */
export function calculateRunnerFigures(
  winners: number,
  positions: PositionPair,
  runnerIds: readonly number[],
): RunnerFigure[] {
  const currentResults = calculateRunnerResults({ winners }, positions.now ?? []);
  const resultsWithDraft = calculateRunnerResults({ winners }, positions.whatIf ?? []);
  return runnerIds.map((runnerId) => {
    const current = currentResults.find((each) => each.runnerId === runnerId);
    const withDraft = resultsWithDraft.find((each) => each.runnerId === runnerId);
    const ifNotPlaced = { now: current?.ifNot ?? null, whatIf: withDraft?.ifNot ?? null };
    const figure = { runnerId, now: current?.ifWins ?? null, whatIf: withDraft?.ifWins ?? null };
    return ifNotPlaced.now === null && ifNotPlaced.whatIf === null ? figure : { ...figure, ifNotPlaced };
  });
}
