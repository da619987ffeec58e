import type { RunnerPosition, Stake } from './bet.ts';
import { fraction, over, plus, type Fraction } from './fraction.ts';
import { divideRounded } from './hundredths.ts';
import { negate, sum, type Money } from './money.ts';
import type { Odds } from './odds.ts';
import { positionsOf } from './position.ts';

/** What bets on several runners of one race bring together. */
export interface SeveralResult {
  /** For each runner with a bet, in the order of the bets. */
  readonly ifWins: readonly RunnerPosition[];
  /** If a runner without a bet wins: every back is lost, every lay won. */
  readonly other: Money;
}

/** Backs and lays, at decimal odds, with stakes chosen freely. */
export function severalResult(bets: readonly Stake[]): SeveralResult {
  const runnerIds = [...new Set(bets.map(({ runnerId }) => runnerId))];
  const other = sum(bets.map(({ side, stake }) => (side === 'back' ? negate(stake) : stake)));
  return { ifWins: positionsOf('odds', bets, runnerIds), other };
}

/** The share of the book that these decimal prices make up, exact: sum(1/O). Above 1 the prices together lose. */
export const bookOf = (prices: readonly Odds[]): Fraction => prices.map((price) => fraction(100n, price)).reduce(plus, fraction(0));

/** The decimal odds of "one of these wins" in hundredths, rounded once: 1 / sum(1/O). Below 100 the book is above 1. Null without prices. */
export function combinedOdds(prices: readonly Odds[]): number | null {
  if (prices.length === 0) return null;
  const together = over(fraction(100), bookOf(prices));
  return Number(divideRounded(together.top, together.bottom));
}

/** The book in hundredths of a per cent, rounded once: 54.17 % is 5417. */
export function bookPercent(prices: readonly Odds[]): number {
  const book = bookOf(prices);
  return Number(divideRounded(book.top * 10_000n, book.bottom));
}
