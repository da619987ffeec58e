import type { RunnerPosition } from '../bet/bet.ts';
import type { MarketKind, Side } from '../market/market.ts';
import { compare, dividedBy, type Fraction, fraction, minus, plus, toMoney } from '../money/fraction.ts';
import { minMoney, type Money } from '../money/money.ts';
import type { MarketPrice } from '../odds/odds.ts';
import { calculateReturn } from './cash-out.ts';

/** Effect on a market of one bet on one runner at one price, sized for the best worst case. */
export interface RunnerClosing {
  /** Lay when the runner's result is above the others, back when it is below. Null when equal. */
  readonly side: Side | null;
  /** Exact hundredths, 0 or above. */
  readonly exactStake: Fraction;
  /** Lowest result of any runner afterwards (exact hundredths), and the same rounded once. */
  readonly exactLowest: Fraction;
  readonly lowest: Money;
  /** Whether every runner then has the lowest result. Otherwise some have a higher one. */
  readonly isEqual: boolean;
}

/**
 * Closes a market with one bet on one runner, for the figure beside each price of a ladder.
 *
 * W is the runner's result and L the lowest of the others. The stake is (W - L) / O, and the market then pays at
 * least L + (W - L) / O. With two runners this is the cash-out itself. `positions` holds every runner still in the
 * market. Returns null when the runner is missing or alone.
 */
export function calculateRunnerClosing(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  runnerId: number,
  price: MarketPrice,
): RunnerClosing | null {
  const own = positions.find((position) => position.runnerId === runnerId);
  const [first, ...rest] = positions.filter((position) => position !== own).map(({ result }) => result);
  if (own === undefined || first === undefined) return null;
  const lowestOther = fraction(rest.reduce(minMoney, first));
  const signed = dividedBy(minus(fraction(own.result), lowestOther), calculateReturn(kind, price));
  const direction = compare(signed, fraction(0));
  const exactLowest = plus(lowestOther, signed);
  return {
    side: direction === 0 ? null : direction > 0 ? 'lay' : 'back',
    exactStake: direction < 0 ? minus(fraction(0), signed) : signed,
    exactLowest,
    lowest: toMoney(exactLowest),
    isEqual: rest.every((result) => result === first),
  };
}
