import type { Market } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { texts } from '../texts.ts';

const formatLimit = (amount: Money | null): string | null =>
  amount === null ? null : formatAmount(amount, { decimals: 'none' });

/** Returns the caption over the runners' names, and the range of stakes beside a row. Null without both limits. */
export function describeLimits({ type, minStake, maxStake }: Pick<Market, 'type' | 'minStake' | 'maxStake'>) {
  const [min, max] = [formatLimit(minStake), formatLimit(maxStake)];
  return {
    names: [
      type === 'to-be-placed' && texts.placedOrNot,
      min !== null && texts.min({ stake: min }),
      max !== null && texts.max({ stake: max }),
    ]
      .filter((part) => part !== false)
      .join(' · '),
    range: min === null || max === null ? null : texts.range({ min, max }),
  };
}
