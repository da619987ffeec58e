import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLadderPrices } from '../ladder.ts';
import { MAX_ODDS, MIN_ODDS, odds } from '../odds.ts';
import { formatOddsAs } from './format-odds.ts';
import { ODDS_FORMATS, type OddsFormatName } from './odds-format-name.ts';
import { parseOddsAs } from './parse-odds.ts';

const everyPrice = Array.from({ length: MAX_ODDS - MIN_ODDS + 1 }, (_, index) => odds(MIN_ODDS + index));
const ladders = {
  betfair: getLadderPrices('betfair'),
  betdaq: getLadderPrices('betdaq'),
  step: everyPrice,
} as const;
const ladderNames = ['betfair', 'betdaq', 'step'] as const;
const cases = ODDS_FORMATS.flatMap((name) => ladderNames.map((ladder) => [name, ladder] as const));

const toPlain = (texts: string): string => texts.replace('−', '-').replace(/[+%]/g, '');

/** Second implementation: the win on a stake of 1 that a text states, by decimal.js. */
function readWin(name: OddsFormatName, texts: string): Decimal {
  if (name === 'fractional') {
    const [numerator = '', denominator = ''] = texts.split('/');
    return new Decimal(numerator).div(denominator);
  }
  const value = new Decimal(toPlain(texts));
  switch (name) {
    case 'american':
      return value.gt(0) ? value.div(100) : new Decimal(-100).div(value);
    case 'malay':
    case 'indonesian':
      return value.gt(0) ? value : new Decimal(-1).div(value);
    case 'hong-kong':
      return value;
    case 'chance':
      return new Decimal(100).div(value).minus(1);
    case 'bhaav':
      return value.div(100);
  }
}

/** Second implementation: the value that a format states. */
function toValue(name: Exclude<OddsFormatName, 'fractional'>, decimal: Decimal): Decimal {
  const win = decimal.minus(1);
  const inverse = new Decimal(-1).div(win);
  const values = {
    american: (win.gte(1) ? win : inverse).times(100),
    'hong-kong': win,
    malay: win.lte(1) ? win : inverse,
    indonesian: win.gte(1) ? win : inverse,
    chance: new Decimal(100).div(decimal),
    bhaav: win.times(100),
  };
  return values[name];
}

describe.each(cases)('format %s on the ladder %s', (name, ladder) => {
  const prices = ladders[ladder];
  const texts = prices.map((price) => formatOddsAs(name, price));

  test('formatOddsAs gives each price a text of its own', () => expect(new Set(texts).size).toBe(prices.length));

  test('parseOddsAs reads every text back as its price', () => {
    const wrong = prices.filter((price, index) => {
      const input = parseOddsAs(name, texts[index] ?? '', ladder);
      return input.kind !== 'odds' || input.price !== price || !input.isExact;
    });
    expect(wrong).toEqual([]);
  });

  test('formatOddsAs states the exact value, rounded at the last decimal', () => {
    const wrong = prices.filter((price, index) => {
      const text = texts[index] ?? '';
      if (name === 'fractional') return !readWin(name, text).plus(1).toDecimalPlaces(2).times(100).eq(price);
      const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
      return toValue(name, new Decimal(price).div(100)).toFixed(decimals) !== toPlain(text);
    });
    expect(wrong).toEqual([]);
  });

  test('formatOddsAs states a greater win for each greater price', () => {
    // Odds of 990 have the few decimals of a ladder also beside 990.01, which has more.
    const compared = ladder === 'step' ? prices.filter((price) => price < 1000) : prices;
    const wins = compared.map((price) => readWin(name, formatOddsAs(name, price)));
    expect(compared.filter((_, index) => index > 0 && !wins[index]?.gt(wins[index - 1] ?? 0))).toEqual([]);
  });

  test('parseOddsAs never throws on a typed text, and returns a price of the ladder', () => {
    const typing = fc.oneof(
      fc
        .constantFrom(...texts)
        .chain((text) => fc.integer({ min: 0, max: text.length }).map((to) => text.slice(0, to))),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789./+-−– %evens')), maxLength: 9 }),
    );
    const known = new Set<number>(prices);
    fc.assert(
      fc.property(typing, (text) => {
        const input = parseOddsAs(name, text, ladder);
        if (input.kind === 'odds') expect(known.has(input.price)).toBe(true);
      }),
    );
  });

  test('parseOddsAs returns the nearest price for a value between two of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_010, max: 999_999 }), (thousandths) => {
        // Hundredths of a win as a decimal with three places, which only some formats can state exactly.
        const win = new Decimal(thousandths).div(1000).minus(1);
        const text = name === 'hong-kong' ? win.toFixed(3) : name === 'bhaav' ? win.times(100).toFixed(1) : null;
        if (text === null) return;
        const input = parseOddsAs(name, text, ladder);
        const raw = new Decimal(thousandths).div(10);
        const distance = input.kind === 'odds' ? raw.minus(input.price).abs() : expect.fail(text);
        expect(prices.some((price) => raw.minus(price).abs().lt(distance))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
