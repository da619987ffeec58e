import type { MarketKind } from '../market/market.ts';
import { parseDecimal } from '../money/amount-input.ts';
import { toLatinNumber } from '../money/latin-digits.ts';
import { type MarketPrice, MAX_ODDS, MIN_ODDS } from './odds.ts';

/** Reason why the text of an odds field is invalid. shared/format/amount-problem.ts has a message for each. */
export type OddsProblem = 'no-number' | 'comma' | 'negative' | 'odds-decimals';

/** Parsed text of an odds field. `below` and `above` are numbers outside the range of such a market. */
export type OddsInput =
  | { readonly kind: 'empty' | 'below' | 'above' }
  | { readonly kind: 'odds'; readonly price: MarketPrice }
  /** `message`: how to write odds in a format other than decimal. */
  | { readonly kind: 'unreadable'; readonly problem: OddsProblem; readonly message?: string };

/**
 * Greatest payout on 100. A larger one has no decimal odds (100,000 on 100 is 1001), and below it the arithmetic stays
 * exact.
 */
const MAX_PAYOUT = 10_000_000;

const getPriceBounds = (kind: MarketKind): readonly [min: number, max: number] =>
  kind === 'odds' ? [MIN_ODDS, MAX_ODDS] : [1, MAX_PAYOUT];

/**
 * Parses the whole text of an odds field: a decimal point, at most two decimals, no grouping. Refuses a comma, because
 * 2,5 could mean 2.5 or an unfinished 2,500.
 */
export function parseOddsInput(text: string, kind: MarketKind): OddsInput {
  const plain = toLatinNumber(text).trim();
  if (
    /^[-−]?[\d,. \u00a0\u2009\u202f]*\d[\d,. \u00a0\u2009\u202f]*$/.test(plain) &&
    /[, \u00a0\u2009\u202f]/.test(plain)
  )
    return { kind: 'unreadable', problem: 'comma' };
  const decimal = parseDecimal(plain);
  if (decimal.kind === 'empty') return decimal;
  if (decimal.kind === 'unreadable') return { kind: 'unreadable', problem: 'no-number' };
  if (decimal.isNegative) return { kind: 'unreadable', problem: 'negative' };
  if (decimal.fraction.length > 2) return { kind: 'unreadable', problem: 'odds-decimals' };
  const [min, max] = getPriceBounds(kind);
  const hundredths =
    decimal.integer.length > 9 ? Infinity : Number(decimal.integer) * 100 + Number(decimal.fraction.padEnd(2, '0'));
  if (hundredths < min) return { kind: 'below' };
  return hundredths > max ? { kind: 'above' } : { kind: 'odds', price: hundredths as MarketPrice };
}
