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
    names: texts.names(texts.limits(min, max), type === 'to-be-placed'),
    range: min === null || max === null ? null : texts.range(min, max),
  };
}
