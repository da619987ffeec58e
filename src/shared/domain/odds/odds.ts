import type { MarketKind } from '../market/market-kind.ts';
import { formatPlainDecimals, formatTwoDecimals, parseHundredths } from '../money/hundredths.ts';

declare const hundredthsOf: unique symbol;

/** Decimal odds as whole hundredths: 1.85 is 185. */
export type Odds = number & { readonly [hundredthsOf]: 'odds' };

/** The win on a stake of 100, as whole hundredths: 85 is 8500. It prices bookmaker markets and session lines. */
export type PayoutPer100 = number & { readonly [hundredthsOf]: 'payout' };

/** The run of a session line as whole hundredths: 45 runs are 4500. */
export type LineRun = number & { readonly [hundredthsOf]: 'run' };

/**
 * The price of a market's side: decimal odds in an odds market, else the payout on 100. The market's kind tells which.
 *
 * There is no default price: without an offer the value is `null`.
 */
export type MarketPrice = Odds | PayoutPer100;

/** The price in a bet: the market's price, or the run of a session line. */
export type BetPrice = MarketPrice | LineRun;

function checkHundredths(hundredths: number): number {
  if (!Number.isSafeInteger(hundredths) || hundredths <= 0) throw new RangeError(`not a price: ${hundredths}`);
  return hundredths;
}

/** Creates decimal odds from whole hundredths. Throws a RangeError on anything that is not a positive safe integer. */
export const odds = (hundredths: number): Odds => checkHundredths(hundredths) as Odds;

/** Creates a payout on 100 from whole hundredths. Throws like `odds`. */
export const payoutPer100 = (hundredths: number): PayoutPer100 => checkHundredths(hundredths) as PayoutPer100;

/** Creates a run from whole hundredths. Throws like `odds`. */
export const lineRun = (hundredths: number): LineRun => checkHundredths(hundredths) as LineRun;

/** Creates the price of a market of this kind from whole hundredths. Throws like `odds`. */
export const createMarketPrice = (kind: MarketKind, hundredths: number): MarketPrice =>
  kind === 'odds' ? odds(hundredths) : payoutPer100(hundredths);

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
export function parsePrice(raw: unknown, kind?: MarketKind): MarketPrice | null {
  const value = parseHundredths(raw);
  if (value === null || value <= 0) return null;
  if (kind === 'odds' && !isInOddsRange(value)) return null;
  return value as MarketPrice;
}

/** States that a price is decimal odds, in code that only odds markets reach. Changes no value. */
export const asOdds = <P extends BetPrice | null>(price: P): Odds | Extract<P, null> =>
  price as Odds | Extract<P, null>;

/** States that the price of a bet is no run, in code that no session line reaches. Changes no value. */
export const asMarketPrice = (price: BetPrice): MarketPrice => price as MarketPrice;

/** Moves a decimal price by whole steps of 0.01 within 1.01–1000 (docs/requirements.md#43-slip). */
export const stepOdds = (price: Odds, steps: number): Odds =>
  odds(Math.min(MAX_ODDS, Math.max(MIN_ODDS, price + Math.trunc(steps))));

/** Converts to a wire number: 185 becomes 1.85. */
export const toDecimalPrice = (price: BetPrice): number => price / 100;

/** Formats with two decimals: "1.80". For people use shared/format. */
export const formatPriceText = (price: BetPrice): string => formatTwoDecimals(price);

/** Formats with as few decimals as needed: "1.8", "85". */
export const formatPlainPrice = (price: BetPrice): string => formatPlainDecimals(price);
