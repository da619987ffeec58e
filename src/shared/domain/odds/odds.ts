import { parseHundredths, formatPlainDecimals, formatTwoDecimals } from '../money/hundredths.ts';
import type { MarketKind } from '../market/market.ts';

declare const hundredths: unique symbol;

/**
 * A price as a whole number of hundredths. Odds markets: decimal odds, 1.85 is 185. Bookmaker markets: the payout on 100, 85 is 8500.
 * There is no default price: where there is no offer there is `null`.
 */
export type Odds = number & { readonly [hundredths]: 'odds' };

/** Takes a whole number of hundredths as it is. Throws a RangeError on anything that is not a positive safe integer. */
export function odds(hundredthsOfPrice: number): Odds {
  if (!Number.isSafeInteger(hundredthsOfPrice) || hundredthsOfPrice <= 0)
    throw new RangeError(`not a price: ${hundredthsOfPrice}`);
  return hundredthsOfPrice as Odds;
}

/** Specification 5 and 9: odds run from 1.01 to 1000. */
export const MIN_ODDS = 101 as Odds;
export const MAX_ODDS = 100_000 as Odds;

/** Whether a price is one that an odds market can hold, 1.01 to 1000. */
export const isInOddsRange = (price: number): boolean => price >= MIN_ODDS && price <= MAX_ODDS;

/**
 * A price as the wire or an input carries it: 1.85, "1.85", "0.75". `null` where there is none (null, "--", 0, "Infinity", garbage).
 * With kind `odds` a price outside 1.01–1000 is none either; the other kinds, and no kind, take every positive price.
 */
export function parseOdds(raw: unknown, kind?: MarketKind): Odds | null {
  const value = parseHundredths(raw);
  if (value === null || value <= 0) return null;
  if (kind === 'odds' && !isInOddsRange(value)) return null;
  return odds(value);
}

/** Moves a decimal price by whole steps of 0.01 and stays within 1.01–1000 (specification 4 and 5). */
export const stepOdds = (price: Odds, steps: number): Odds =>
  odds(Math.min(MAX_ODDS, Math.max(MIN_ODDS, price + Math.trunc(steps))));

/** For the wire: 185 becomes 1.85. */
export const oddsToDecimal = (price: Odds): number => price / 100;

/** "1.80": always two decimals. For people use shared/format. */
export const formatOddsText = (price: Odds): string => formatTwoDecimals(price);

/** "1.8", "85": the least decimals the price needs. */
export const formatPlainOdds = (price: Odds): string => formatPlainDecimals(price);
