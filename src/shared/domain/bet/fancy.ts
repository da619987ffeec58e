import type { FancyBet } from './bet.ts';
import { add, maxMoney, minMoney, negate, sum, ZERO, type Money } from '../money/money.ts';
import { odds, type Odds } from '../odds/odds.ts';
import { calculatePayout } from './profit.ts';

/** A stretch of scores that bring the same result. `to` is included; null is "and above". */
export interface RunBand {
  readonly from: number;
  readonly to: number | null;
  /** "0-44", "45" or "45+". */
  readonly label: string;
  readonly result: Money;
}

/** A line's size (the payout on 100, two decimals at most) as the price the profit arithmetic takes. Throws on 0 or below. */
export const sizeToPrice = (size: number): Odds => odds(Math.round(size * 100));

/** What one session bet brings at a score: a score equal to the line is a YES win. The run never enters the profit. */
export function calculateFancyResult(bet: FancyBet, score: number): Money {
  const paid = calculatePayout('fancy', sizeToPrice(bet.size), bet.stake);
  const reached = score >= bet.run;
  if (bet.side === 'yes') return reached ? paid : negate(bet.stake);
  return reached ? negate(paid) : bet.stake;
}

const formatBandLabel = (from: number, to: number | null): string =>
  to === null ? `${from}+` : to === from ? `${from}` : `${from}-${to}`;

/** The result by run band: bands split at the distinct runs, lowest first. Without bets one band, "0+", at 0. */
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

/** The worst band, 0 or below. */
export const calculateFancyLiability = (bands: readonly RunBand[]): Money =>
  bands.reduce((worst, { result }) => minMoney(worst, result), ZERO);

/** The best band, 0 or above. */
export const calculateBestFancyResult = (bands: readonly RunBand[]): Money =>
  bands.reduce((best, { result }) => maxMoney(best, result), ZERO);

/** The worst cases of several lines together, 0 or below. */
export const calculateFancyExposure = (lines: Iterable<readonly FancyBet[]>): Money => {
  let total = ZERO;
  for (const bets of lines) total = add(total, calculateFancyLiability(calculateRunBands(bets)));
  return total;
};
