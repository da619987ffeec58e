import type { MarketKind } from '../domain/market/market.ts';
import { type BetPrice, formatPlainPrice, formatPriceText, type Odds } from '../domain/odds/odds.ts';
import { getOddsFormatter } from './odds-format.ts';
import { texts } from './texts.ts';

/** From here on odds move by whole units on every ladder, and decimals would only widen the cell. */
const WHOLE_FROM = 10_000;

/**
 * Formats a price for a cell. Odds: "1.85", "12.50", "110". Bookmaker prices, runs and sizes use as few decimals as
 * needed: "85", "0.75". No price is "–". A bettor who chose another format of odds reads "17/20" or "−118".
 */
export function formatPrice(price: BetPrice | null, kind: MarketKind = 'odds'): string {
  const formatter = kind === 'odds' && price !== null ? getOddsFormatter() : null;
  return formatter === null ? formatDecimalPrice(price, kind) : formatter.format(price as Odds);
}

/** Formats a price that may be no odds of a market, such as one of a casino game, the same in every format of odds. */
export function formatDecimalPrice(price: BetPrice | null, kind: MarketKind = 'odds'): string {
  if (price === null) return texts.noPrice;
  if (kind !== 'odds' || (price >= WHOLE_FROM && price % 100 === 0)) return formatPlainPrice(price);
  return formatPriceText(price);
}
