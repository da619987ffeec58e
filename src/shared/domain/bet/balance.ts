import { add, type Money, subtract } from '../money/money.ts';
import type { Balance } from './bet.ts';

export interface ProjectedBalance {
  /** Whether available balance and the replaced exposure cover the market's new exposure. */
  readonly isAffordable: boolean;
  readonly available: Money;
  readonly exposure: Money;
}

/** Worst result of a market or session line before and after a bet; both 0 or below. */
export interface WorstResultChange {
  readonly before: Money;
  readonly after: Money;
}

/**
 * Calculates balance and exposure after the worst result of one market or session line changes.
 *
 * The available balance is net of exposure, so it falls by the growth of the exposure. For a bet that is not covered,
 * `available` is below 0, and the slip can show the missing amount.
 */
export function projectBalance(
  balance: Pick<Balance, 'available' | 'exposure'>,
  { before, after }: WorstResultChange,
): ProjectedBalance {
  const change = subtract(after, before);
  const available = add(balance.available, change);
  return { isAffordable: available >= 0, available, exposure: add(balance.exposure, change) };
}
