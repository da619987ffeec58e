import type { Market } from '../../market/market.ts';
import { toLatinNumber } from '../../money/latin-digits.ts';
import { findNearestPrice, getLadderPrices, isOnLadder } from '../ladder.ts';
import { MAX_ODDS, MIN_ODDS, type Odds } from '../odds.ts';
import { formatOddsAs, toComparableText } from './format-odds.ts';
import { parseFraction } from './fractional-terms.ts';
import type { OddsFormatName } from './odds-format-name.ts';
import { parseRational, type Rational } from './rational.ts';

/** Parsed text of an odds field in another format than decimal. */
export type FormattedOddsInput =
  | { readonly kind: 'empty' | 'below' | 'above' | 'unreadable' }
  /** `isExact`: the text is that of the price, and not of a value between two prices. */
  | { readonly kind: 'odds'; readonly price: Odds; readonly isExact: boolean };

const ONE: Rational = { numerator: 1n, denominator: 1n };

const divide = (one: Rational, other: Rational): Rational | null => {
  const [numerator, denominator] = [one.numerator * other.denominator, one.denominator * other.numerator];
  if (denominator === 0n) return null;
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
};
const times = ({ numerator, denominator }: Rational, factor: bigint): Rational => ({
  numerator: numerator * factor,
  denominator,
});
const isAtLeast = ({ numerator, denominator }: Rational, limit: bigint): boolean => numerator >= limit * denominator;

/** Reads a win on a stake of one. A value with a minus is the stake for a win of `limit`. */
function readSigned(value: Rational, limit: bigint, isPositiveValid: (value: Rational) => boolean): Rational | null {
  if (value.numerator >= 0n) return isPositiveValid(value) ? divide(value, times(ONE, limit)) : null;
  return divide(times(ONE, limit), times(value, -1n));
}

/** Parses a text into what a stake of one wins. Null: the text says no such value. */
function readWin(name: OddsFormatName, text: string): Rational | null {
  if (name === 'fractional') return parseFraction(text);
  const value = parseRational(name === 'chance' ? text.replace(/\s*%$/, '') : text);
  if (value === null) return null;
  const { numerator, denominator } = value;
  switch (name) {
    case 'american': {
      const size = numerator < 0n ? times(value, -1n) : value;
      return isAtLeast(size, 100n) ? readSigned(value, 100n, () => true) : null;
    }
    case 'malay':
      // Above 1 the sign is always a minus.
      return readSigned(value, 1n, (each) => each.numerator <= each.denominator);
    case 'indonesian':
      return readSigned(value, 1n, (each) => isAtLeast(each, 1n));
    case 'hong-kong':
      return numerator < 0n ? null : value;
    case 'bhaav':
      return numerator < 0n ? null : { numerator, denominator: denominator * 100n };
    case 'chance':
      return numerator <= 0n || isAtLeast(value, 100n)
        ? null
        : { numerator: 100n * denominator - numerator, denominator: numerator };
  }
}

/** The market's price nearest to odds of `1 + win`, halves up. Exact: prices lie at half hundredths at the finest. */
function findNearest(ladder: Market['ladder'], { numerator, denominator }: Rational): Odds {
  const halves = 200n + (200n * numerator) / denominator;
  const limited = Number(halves > 400_000n ? 400_000n : halves) / 2;
  if (ladder !== 'step') return findNearestPrice(ladder, limited);
  return Math.min(MAX_ODDS, Math.max(MIN_ODDS, Math.floor(limited + 0.5))) as Odds;
}

/** Prices that may have this text: the nearest of the market and of both ladders, and their neighbours. */
function listCandidates(ladder: Market['ladder'], nearest: Odds): readonly Odds[] {
  const around = ladder === 'step' ? [-1, 0, 1].map((step) => (nearest + step) as Odds) : [];
  const named = (['betfair', 'betdaq'] as const).flatMap((name) => {
    const prices = getLadderPrices(name);
    const index = prices.indexOf(findNearestPrice(name, nearest));
    return prices.slice(Math.max(0, index - 1), index + 2);
  });
  return [...around, ...named].filter(
    (price) => price >= MIN_ODDS && price <= MAX_ODDS && (ladder === 'step' || isOnLadder(ladder, price)),
  );
}

/**
 * Parses the text of an odds field. A text that a price of the market has on screen is that price, any other value is
 * the market's nearest price. The caller says which price it took.
 */
export function parseOddsAs(name: OddsFormatName, text: string, ladder: Market['ladder']): FormattedOddsInput {
  const plain = toLatinNumber(text).trim();
  if (plain === '') return { kind: 'empty' };
  const win = readWin(name, plain);
  if (win === null) return { kind: 'unreadable' };
  const nearest = findNearest(ladder, win);
  const comparable = toComparableText(plain);
  const same = listCandidates(ladder, nearest).find(
    (price) => toComparableText(formatOddsAs(name, price)) === comparable,
  );
  if (same !== undefined) return { kind: 'odds', price: same, isExact: true };
  const { numerator, denominator } = times(win, 100n);
  if (numerator < denominator) return { kind: 'below' };
  if (numerator > BigInt(MAX_ODDS - 100) * denominator) return { kind: 'above' };
  return { kind: 'odds', price: nearest, isExact: numerator === BigInt(nearest - 100) * denominator };
}
