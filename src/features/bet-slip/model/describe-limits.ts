import type { Limits } from '#shared/domain/market/market.ts';
import { formatPlainPrice } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { texts } from '../texts.ts';

/** Describes the limits of a market in one line; null when it has none. */
export function describeBetLimits({ minStake, maxStake, minOdds, maxOdds, maxProfit }: Limits): string | null {
  const parts = [
    minStake === null ? null : texts.limits.minStake({ stake: formatStake(minStake) }),
    maxStake === null ? null : texts.limits.maxStake({ stake: formatStake(maxStake) }),
    minOdds === null || maxOdds === null
      ? null
      : texts.limits.odds({ min: formatPlainPrice(minOdds), max: formatPlainPrice(maxOdds) }),
    maxProfit === null ? null : texts.limits.maxProfit({ profit: formatStake(maxProfit) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}
