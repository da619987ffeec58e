import type { Balance } from './bet.ts';
import { add, subtract, type Money } from '../money/money.ts';

export interface ProjectedBalance {
  /** Whether the market's new exposure is covered by the available balance and the exposure it replaces. */
  readonly isCovered: boolean;
  readonly available: Money;
  readonly exposure: Money;
}

/**
 * What balance and exposure become when one market's worst case moves from `before` to `after` (both 0 or below).
 * The available balance is already net of exposure, so it falls by what the exposure grows. A bet that is not covered is still
 * worked out, so that the slip can show what is missing (`available` is then below 0).
 */
export function projectBalance(
  balance: Pick<Balance, 'available' | 'exposure'>,
  before: Money,
  after: Money,
): ProjectedBalance {
  const change = subtract(after, before);
  const available = add(balance.available, change);
  return { isCovered: available >= 0, available, exposure: add(balance.exposure, change) };
}
