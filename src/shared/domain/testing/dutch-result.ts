import type { RunnerPosition } from '../bet/bet.ts';
import type { DutchStake } from '../bet/dutching.ts';
import { calculateSingleWinnerPositions } from '../bet/single-winner-positions.ts';
import { type Money, negate, sum } from '../money/money.ts';

export interface DutchResult {
  /** Result if this backed runner wins. */
  readonly ifWins: readonly RunnerPosition[];
  /** Result if a runner without a bet wins: minus the total stake. */
  readonly other: Money;
  readonly total: Money;
}

/** Calculates the joint result of several backs. The figures of a dutch are compared with it. */
export function calculateDutchResult(bets: readonly DutchStake[]): DutchResult {
  const total = sum(bets.map(({ stake }) => stake));
  const stakes = bets.map((bet) => ({ ...bet, side: 'back' as const }));
  const runnerIds = [...new Set(bets.map(({ runnerId }) => runnerId))];
  return { ifWins: calculateSingleWinnerPositions('odds', stakes, runnerIds), other: negate(total), total };
}
