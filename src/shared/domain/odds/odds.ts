import type { MarketKind } from '../market/market-kind.ts';
import { formatPlainDecimals, formatTwoDecimals, parseHundredths } from '../money/hundredths.ts';

declare const hundredths: unique symbol;

/**
 * A price as a whole number of hundredths. Odds markets: decimal odds, 1.85 is 185. Bookmaker markets: the payout on
 * 100, 85 is 8500.
 *
 * There is no default price: without an offer the value is `null`.
 */
export type Odds = number & { readonly [hundredths]: 'odds' };

/** Creates a price from whole hundredths. Throws a RangeError on anything that is not a positive safe integer. */
export function odds(hundredthsOfPrice: number): Odds {
  if (!Number.isSafeInteger(hundredthsOfPrice) || hundredthsOfPrice <= 0)
    throw new RangeError(`not a price: ${hundredthsOfPrice}`);
  return hundredthsOfPrice as Odds;
}

/** Range of odds, 1.01 to 1000 (docs/requirements.md#52-bet-placement). */
export const MIN_ODDS = 101 as Odds;
export const MAX_ODDS = 100_000 as Odds;

/** Checks that a price fits an odds market, 1.01 to 1000. */
export const isInOddsRange = (price: number): boolean => price >= MIN_ODDS && price <= MAX_ODDS;

/**
 * Parses a price from the wire or an input: 1.85, "1.85", "0.75". Returns `null` for other values (null, "--", 0,
 * "Infinity").
 *
 * With kind `odds` a price outside 1.01–1000 is `null` too. Other kinds, and no kind, accept every positive price.
 */
export function parseOdds(raw: unknown, kind?: MarketKind): Odds | null {
  const value = parseHundredths(raw);
  if (value === null || value <= 0) return null;
  if (kind === 'odds' && !isInOddsRange(value)) return null;
  return odds(value);
}

/** Moves a decimal price by whole steps of 0.01 within 1.01–1000 (docs/requirements.md#43-slip). */
export const stepOdds = (price: Odds, steps: number): Odds =>
  odds(Math.min(MAX_ODDS, Math.max(MIN_ODDS, price + Math.trunc(steps))));

/** Converts to a wire number: 185 becomes 1.85. */
export const toDecimalOdds = (price: Odds): number => price / 100;

/** Formats with two decimals: "1.80". For people use shared/format. */
export const formatOddsText = (price: Odds): string => formatTwoDecimals(price);

/** Formats with as few decimals as needed: "1.8", "85". */
export const formatPlainOdds = (price: Odds): string => formatPlainDecimals(price);
