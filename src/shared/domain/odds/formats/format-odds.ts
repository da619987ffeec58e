import { getLadderPrices, isOnLadder } from '../ladder.ts';
import { formatPlainPrice, formatPriceText, MAX_ODDS, type Odds, odds } from '../odds.ts';
import { formatFraction } from './fractional-terms.ts';
import type { OddsFormatName } from './odds-format-name.ts';
import { formatRational, MINUS, type Rational } from './rational.ts';

/** From here on odds move by whole units on every ladder. */
const WHOLE_FROM = 10_000;
/** The win of evens, in hundredths of the stake. */
const EVENS = 100n;

const toWin = (price: number): bigint => BigInt(price) - EVENS;

/** The exact value of odds in hundredths, as the format states it. */
export function toFormatValue(name: Exclude<OddsFormatName, 'fractional'>, price: number): Rational {
  const win = toWin(price);
  switch (name) {
    case 'american':
      return win >= EVENS ? { numerator: win, denominator: 1n } : { numerator: -EVENS * EVENS, denominator: win };
    case 'hong-kong':
      return { numerator: win, denominator: EVENS };
    case 'malay':
      return win <= EVENS ? { numerator: win, denominator: EVENS } : { numerator: -EVENS, denominator: win };
    case 'indonesian':
      return win >= EVENS ? { numerator: win, denominator: EVENS } : { numerator: -EVENS, denominator: win };
    case 'chance':
      return { numerator: EVENS * EVENS, denominator: BigInt(price) };
    case 'bhaav':
      return { numerator: win, denominator: 1n };
  }
}

const ladderNames = ['betfair', 'betdaq'] as const;
const ladderPrices = [...new Set(ladderNames.flatMap((name) => getLadderPrices(name)))].sort((a, b) => a - b);
const isOnAnyLadder = (price: Odds): boolean => ladderNames.some((name) => isOnLadder(name, price));

/** Below these odds markets without a ladder of their own offer every hundredth. */
const COARSE_FROM = 1000;

/** The prices on either side: one hundredth away, or for long odds of a ladder those of both ladders. */
function findNeighbours(price: Odds): readonly number[] {
  if (price < COARSE_FROM || price > MAX_ODDS || !isOnAnyLadder(price)) return [price - 1, price + 1];
  const index = ladderPrices.indexOf(price);
  return ladderPrices.slice(Math.max(0, index - 1), index + 2).filter((each) => each !== price);
}

/** Formats with the fewest decimals, from `least` on, that tell this price from its neighbours. */
function formatDistinct(name: 'malay' | 'chance', price: Odds, least: number): string {
  const neighbours = findNeighbours(price).filter((each) => each > 100);
  const value = toFormatValue(name, price);
  for (let decimals = least; ; decimals += 1) {
    const text = formatRational(value, decimals);
    if (neighbours.every((each) => formatRational(toFormatValue(name, each), decimals) !== text)) return text;
  }
}

/** Texts of the two formats whose decimals depend on the neighbours: a price change must not calculate them again. */
const distinctTexts = new Map<string, string>();

function readDistinct(name: 'malay' | 'chance', price: Odds, least: number): string {
  const key = `${name}${price}`;
  const text = distinctTexts.get(key) ?? formatDistinct(name, price, least);
  if (distinctTexts.size < 10_000) distinctTexts.set(key, text);
  return text;
}

const formatWin = (price: number): string =>
  price >= WHOLE_FROM && price % 100 === 0 ? formatPlainPrice(odds(price - 100)) : formatPriceText(odds(price - 100));

/**
 * Formats odds in another format than decimal: "17/20", "+150", "−118". No two prices of a ladder have the same text,
 * and `parseOddsAs` reads it back. Odds of 1.00 or below win nothing and have no such text: they stay decimal.
 */
export function formatOddsAs(name: OddsFormatName, price: number): string {
  if (price <= 100) return formatPriceText(price as Odds);
  switch (name) {
    case 'fractional':
      return formatFraction(price);
    case 'american':
      return `${price >= 200 ? '+' : ''}${formatRational(toFormatValue(name, price), 0)}`;
    case 'hong-kong':
      return formatWin(price);
    case 'malay':
      return price <= 200 ? formatWin(price) : readDistinct(name, odds(price), 2);
    case 'indonesian':
      return price >= 200 ? formatWin(price) : formatRational(toFormatValue(name, price), 2);
    case 'chance':
      return `${readDistinct(name, odds(price), 1)}%`;
    case 'bhaav':
      return String(price - 100);
  }
}

/** Makes a typed text comparable with a text on screen: any minus is the true one, and no spaces or plus. */
export const toComparableText = (text: string): string =>
  text.replace(/\s/g, '').replace(/^[-–]/, MINUS).replace(/^\+/, '').replace(/%$/, '');
