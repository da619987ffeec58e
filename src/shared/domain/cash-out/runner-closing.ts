import type { RunnerPosition } from '../bet/bet.ts';
import { calculateReturn } from './cash-out.ts';
import { compare, fraction, minus, dividedBy, plus, toMoney, type Fraction } from '../money/fraction.ts';
import type { MarketKind, Side } from '../market/market.ts';
import { minMoney, type Money } from '../money/money.ts';
import type { Odds } from '../odds/odds.ts';

/** What one bet on one runner, at one price, makes of a market when it is sized to leave the best worst case. */
export interface RunnerClosing {
  /** Lay where the runner brings more than the others, back where it brings less; null where it brings the same. */
  readonly side: Side | null;
  /** Hundredths, 0 or above, of any fraction. */
  readonly exactStake: Fraction;
  /** The least any runner then brings (hundredths, exact), and the same rounded once. */
  readonly exact: Fraction;
  readonly flat: Money;
  /** `every`: all runners then bring `flat`. `least`: the others differ among themselves, and some bring more. */
  readonly brings: 'every' | 'least';
}

/**
 * Closes a market on one runner alone: what a price ladder shows beside each price. With W what the runner brings and L the lowest of
 * the others the stake is (W - L) / O, and the market then brings at least L + (W - L) / O: the two-outcome rule of the cash-out
 * vectors. With two runners that is the cash-out itself. `positions` holds every runner still in the market; null where the runner is
 * not among them, or is alone.
 */
export function calculateRunnerClosing(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  runnerId: number,
  price: Odds,
): RunnerClosing | null {
  const own = positions.find((position) => position.runnerId === runnerId);
  const [first, ...rest] = positions.filter((position) => position !== own).map(({ result }) => result);
  if (own === undefined || first === undefined) return null;
  const lowest = fraction(rest.reduce(minMoney, first));
  const signed = dividedBy(minus(fraction(own.result), lowest), calculateReturn(kind, price));
  const direction = compare(signed, fraction(0));
  const exact = plus(lowest, signed);
  return {
    side: direction === 0 ? null : direction > 0 ? 'lay' : 'back',
    exactStake: direction < 0 ? minus(fraction(0), signed) : signed,
    exact,
    flat: toMoney(exact),
    brings: rest.every((result) => result === first) ? 'every' : 'least',
  };
}
