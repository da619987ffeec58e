import { maxMoney, minMoney, type Money, negate, sum, ZERO } from '../money/money.ts';
import { type PayoutPer100, payoutPer100 } from '../odds/odds.ts';
import type { Bet, FancyBet } from './bet.ts';
import { calculatePayout } from './profit.ts';
import { toRun } from './selection.ts';

/** A range of scores with the same result. `to` is included, null means "and above". */
export interface RunBand {
  readonly from: number;
  readonly to: number | null;
  /** The band as text: "0-44", "45" or "45+". */
  readonly label: string;
  readonly result: Money;
}

/**
 * Converts a line's size (the payout on 100 as a plain number, at most two decimals) to hundredths: 110 becomes 11000.
 * Throws on 0 or below.
 */
export const toPayoutPer100 = (size: number): PayoutPer100 => payoutPer100(Math.round(size * 100));

/** Converts a payout on 100 from hundredths to a line's size, a plain number: 11000 becomes 110. */
export const toLineSize = (payout: number): number => payout / 100;

/** Converts a listed bet on a session line to the form of the arithmetic: run and size become plain numbers. */
export const toFancyBet = ({ side, price, size, stake }: Pick<Bet, 'side' | 'price' | 'size' | 'stake'>): FancyBet => ({
  side: side === 'back' ? 'yes' : 'no',
  run: toRun(price),
  size: toLineSize(size),
  stake,
});

/**
 * Calculates the result of a fancy bet at a score. A score equal to the line is a YES win. The run never enters the
 * profit. A bet without a size, which lists may leave out, counts as one that pays nothing.
 */
export function calculateFancyResult(bet: FancyBet, score: number): Money {
  const paid = bet.size === 0 ? ZERO : calculatePayout('fancy', toPayoutPer100(bet.size), bet.stake);
  const isReached = score >= bet.run;
  if (bet.side === 'yes') return isReached ? paid : negate(bet.stake);
  return isReached ? negate(paid) : bet.stake;
}

const formatBandLabel = (from: number, to: number | null): string =>
  to === null ? `${from}+` : to === from ? `${from}` : `${from}-${to}`;

/**
 * Calculates the result per run band, lowest first. Bands split at the distinct runs. Without bets: one band "0+"
 * with 0.
 */
export function calculateRunBands(bets: readonly FancyBet[]): RunBand[] {
  const starts = [...new Set([0, ...bets.map((bet) => Math.max(0, Math.ceil(bet.run)))])].sort((a, b) => a - b);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const to = next === undefined ? null : next - 1;
    return {
      from,
      to,
      label: formatBandLabel(from, to),
      result: sum(bets.map((bet) => calculateFancyResult(bet, from))),
    };
  });
}

/** Result of the worst band, 0 or below. */
export const calculateWorstFancyResult = (bands: readonly RunBand[]): Money =>
  bands.reduce((worst, { result }) => minMoney(worst, result), ZERO);

/** Result of the best band, 0 or above. */
export const calculateBestFancyResult = (bands: readonly RunBand[]): Money =>
  bands.reduce((best, { result }) => maxMoney(best, result), ZERO);
