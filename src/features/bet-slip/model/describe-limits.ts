import type { Limits, MarketKind } from '#shared/domain/market/market.ts';
import { asOdds, formatPlainPrice, type MarketPrice } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { getOddsFormatter } from '#shared/format/odds-format.ts';
import { texts } from '../texts.ts';

/** "Odds 1.01–100", or "Odds −10000 to +9900" in another format. */
function describeOddsLimits(min: MarketPrice, max: MarketPrice, kind: MarketKind): string {
  const format = kind === 'odds' && getOddsFormatter()?.format;
  return format
    ? texts.limits.oddsTo({ min: format(asOdds(min)), max: format(asOdds(max)) })
    : texts.limits.odds({ min: formatPlainPrice(min), max: formatPlainPrice(max) });
}

/** Describes the limits of a market in one line; null when it has none. */
export function describeBetLimits(
  { minStake, maxStake, minOdds, maxOdds, maxProfit }: Limits,
  kind: MarketKind,
): string | null {
  const parts = [
    minStake === null ? null : texts.limits.minStake({ stake: formatStake(minStake) }),
    maxStake === null ? null : texts.limits.maxStake({ stake: formatStake(maxStake) }),
    minOdds === null || maxOdds === null ? null : describeOddsLimits(minOdds, maxOdds, kind),
    maxProfit === null ? null : texts.limits.maxProfit({ profit: formatStake(maxProfit) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}
