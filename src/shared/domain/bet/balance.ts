import { add, type Money, subtract } from '../money/money.ts';
import type { Balance } from './bet.ts';

export interface ProjectedBalance {
  /** Whether available balance and the replaced exposure cover the market's new exposure. */
  readonly isAffordable: boolean;
  readonly available: Money;
  readonly exposure: Money;
}

/**
 * Calculates balance and exposure after one market's worst case moves from `before` to `after` (both 0 or below).
 *
 * The available balance is net of exposure, so it falls by the growth of the exposure. For a bet that is not covered,
 * `available` is below 0, and the slip can show the missing amount.
 */
export function projectBalance(
  balance: Pick<Balance, 'available' | 'exposure'>,
  before: Money,
  after: Money,
): ProjectedBalance {
  const change = subtract(after, before);
  const available = add(balance.available, change);
  return { isAffordable: available >= 0, available, exposure: add(balance.exposure, change) };
}
