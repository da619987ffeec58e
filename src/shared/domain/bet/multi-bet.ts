import { dividedBy, type Fraction, fraction, plus } from '../money/fraction.ts';
import { divideRounded } from '../money/hundredths.ts';
import { type Money, negate, sum } from '../money/money.ts';
import type { Odds } from '../odds/odds.ts';
import type { MatchedBet, RunnerPosition } from './bet.ts';
import { calculateSingleWinnerPositions } from './single-winner-positions.ts';

/** Joint result of bets on several runners of one race. */
export interface MultiBetResult {
  /** Result per runner with a bet, in the order of the bets. */
  readonly ifWins: readonly RunnerPosition[];
  /** Result if a runner without a bet wins: every back loses, every lay wins. */
  readonly other: Money;
}

/** Calculates the joint result of backs and lays at decimal odds with freely chosen stakes. */
export function calculateMultiBetResult(bets: readonly MatchedBet[]): MultiBetResult {
  const runnerIds = [...new Set(bets.map(({ runnerId }) => runnerId))];
  const other = sum(bets.map(({ side, stake }) => (side === 'back' ? negate(stake) : stake)));
  return { ifWins: calculateSingleWinnerPositions('odds', bets, runnerIds), other };
}

/** Calculates the exact book share of decimal prices: sum(1/O). Above 1 the prices together lose. */
export const calculateBookShare = (prices: readonly Odds[]): Fraction =>
  prices.map((price) => fraction(100n, price)).reduce(plus, fraction(0));

/**
 * Calculates the decimal odds of "one of these wins" in hundredths, rounded once: 1 / sum(1/O). Below 100 when the book
 * is above 1. Null without prices.
 */
export function calculateCombinedOdds(prices: readonly Odds[]): number | null {
  if (prices.length === 0) return null;
  const together = dividedBy(fraction(100), calculateBookShare(prices));
  return Number(divideRounded(together.numerator, together.denominator));
}

/** Returns the book share in hundredths of a per cent, rounded once: 54.17 % is 5417. */
export function calculateBookPercent(prices: readonly Odds[]): number {
  const share = calculateBookShare(prices);
  return Number(divideRounded(share.numerator * 10_000n, share.denominator));
}
