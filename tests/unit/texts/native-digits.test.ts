import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { listLanguages, readLanguage } from '../../../scripts/texts/read-language.mjs';
import { parseAmount, parseStake } from '../../../src/shared/domain/money/amount-input.ts';
import { toLatinDigits } from '../../../src/shared/domain/money/latin-digits.ts';
import { type Money, money, toDecimalText } from '../../../src/shared/domain/money/money.ts';
import { MAX_STAKE } from '../../../src/shared/domain/money/stake.ts';
import { formatOddsAs } from '../../../src/shared/domain/odds/formats/format-odds.ts';
import { ODDS_FORMATS } from '../../../src/shared/domain/odds/formats/odds-format-name.ts';
import { parseOddsAs } from '../../../src/shared/domain/odds/formats/parse-odds.ts';
import { formatPriceText, odds } from '../../../src/shared/domain/odds/odds.ts';
import { parseOddsInput } from '../../../src/shared/domain/odds/odds-input.ts';
import { formatAmount, formatCurrency, formatShortAmount, formatStake } from '../../../src/shared/format/amount.ts';
import { formatDay } from '../../../src/shared/format/days.ts';
import { configureDisplay, getDisplaySettings } from '../../../src/shared/format/display.ts';
import { formatMonth } from '../../../src/shared/format/months.ts';
import { formatPrice } from '../../../src/shared/format/price.ts';
import { formatTimestamp } from '../../../src/shared/format/timestamp.ts';
import { defineTexts } from '../../../src/shared/texts/define-texts.ts';
import { DEFAULT_LANGUAGE, findLanguage } from '../../../src/shared/texts/load-texts.ts';
import { createCsvText } from '../../../src/ui-kit/data/TableExport/formats/csv.ts';
import { createSheet } from '../../../src/ui-kit/data/TableExport/formats/export-sheet.ts';
import { createTextNotes, toDayCell, toMoneyCell, toTimestampCell } from '../../../src/ui-kit/index.ts';

const texts = defineTexts('test.digits', {
  read: '{read} of {total, number}: {name}',
  rows: '{count, plural, =0 {none} one {# row} other {# rows}}',
});

const initial = getDisplaySettings();
const installLanguage = async (tag: string): Promise<void> => (await findLanguage(tag).first()).install();

afterEach(async () => {
  configureDisplay(initial);
  await installLanguage(DEFAULT_LANGUAGE);
});

async function showNativeDigits(tag: string): Promise<void> {
  await installLanguage(tag);
  configureDisplay({ digits: 'native', timeZone: 'utc' });
}

const languages = listLanguages();
const amounts = fc.integer({ min: 0, max: MAX_STAKE }).map(money);
const prices = fc.integer({ min: 101, max: 100_000 }).map(odds);

/** Writes Latin digits as Intl does for the language's numbering system. */
const writeDigits = (tag: string, text: string): string => {
  const { numberingSystem } = readLanguage(tag).about;
  return text.replace(/\d/g, (digit) => new Intl.NumberFormat('en', { numberingSystem }).format(Number(digit)));
};
const noon = '2026-11-21T12:05:09Z';

describe('native digits', () => {
  test.each(languages)(
    'formatted amounts of the language %s have its digits and the groups of the locale',
    async (tag) => {
      await showNativeDigits(tag);
      const amount = 123_456_750 as Money;
      expect([formatAmount(amount), formatCurrency(amount), formatStake(50_000 as Money)]).toEqual(
        ['12,34,567.50', '₹12,34,567.50', '500'].map((text) => writeDigits(tag, text)),
      );
      expect(toLatinDigits(formatShortAmount(amount))).toMatch(/^12\.3 /);
    },
  );

  test.each(languages)('parseAmount reads back every formatted amount of the language %s', async (tag) => {
    await showNativeDigits(tag);
    fc.assert(
      fc.property(amounts, fc.constantFrom('en-IN', 'en-US'), (amount, locale) => {
        configureDisplay({ locale });
        const formatted = formatAmount(amount);
        expect(/[0-9]/.test(formatted)).toBe(false);
        expect(parseAmount(formatted), formatted).toEqual({ kind: 'amount', amount });
      }),
    );
  });

  test.each(languages)('times and dates of the language %s have its digits, and files Latin ones', async (tag) => {
    await showNativeDigits(tag);
    const formatted = [
      formatTimestamp(noon),
      formatTimestamp(noon, 'clock'),
      formatDay('2026-11-21'),
      formatMonth('2026-11'),
    ];
    configureDisplay({ digits: 'latin' });
    const latin = [
      formatTimestamp(noon),
      formatTimestamp(noon, 'clock'),
      formatDay('2026-11-21'),
      formatMonth('2026-11'),
    ];
    expect(formatted).toEqual(latin.map((text) => writeDigits(tag, text ?? '')));
    configureDisplay({ digits: 'native' });
    expect((['table', 'input', 'file'] as const).map((style) => formatTimestamp(noon, style))).toEqual([
      '11/21/2026 12:05:09 PM',
      '2026-11-21',
      '2026-11-21 12:05:09',
    ]);
  });

  test('numbers of a message have the digits of the language, and texts keep theirs', async () => {
    await showNativeDigits('hi');
    expect(texts.read({ read: 40, total: 1_234_567, name: 'Over 8' })).toBe('४० of १२,३४,५६७: Over 8');
    expect([0, 1, 4_000].map((count) => texts.rows({ count }))).toEqual(['none', '१ row', '४,००० rows']);
    await installLanguage(DEFAULT_LANGUAGE);
    expect(texts.read({ read: 40, total: 1_234_567, name: 'Over 8' })).toBe('40 of 12,34,567: Over 8');
  });

  test('prices keep Latin digits in every language', async () => {
    for (const tag of languages) {
      await showNativeDigits(tag);
      expect(formatPrice(odds(185))).toBe('1.85');
    }
  });

  test('a locale with digits of its own has Latin ones unless the operator chose native ones', () => {
    configureDisplay({ locale: 'bn-BD' });
    expect(formatAmount(123_456_750 as Money)).toBe('12,34,567.50');
  });

  test.each(languages)('a CSV file has Latin digits and neutral dates in the language %s', async (tag) => {
    await showNativeDigits(tag);
    const columns = [
      { id: 'day', header: 'a', getValue: () => toDayCell('2026-11-21'), width: 1 },
      { id: 'at', header: 'b', getValue: () => toTimestampCell(noon), width: 1 },
      { id: 'won', header: 'c', getValue: () => toMoneyCell(123_456_750 as Money), width: 1 },
    ];
    const notes = createTextNotes([['d', formatAmount(123_456_750 as Money)]]);
    const lines = createCsvText(createSheet('x', notes, columns, [null])).split('\r\n');
    expect(lines.slice(1, 4)).toEqual(['2026-11-21,2026-11-21 12:05:09,1234567.50', ',,', 'd,"12,34,567.50",']);
    // The zone of the times follows, in the language.
    expect(lines.join('\n')).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});

describe('typed native digits', () => {
  test.each(languages)('parseAmount and parseStake read amounts in the digits of the language %s', (tag) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = toDecimalText(amount);
        expect(parseAmount(writeDigits(tag, text))).toEqual({ kind: 'amount', amount });
        expect(parseStake(writeDigits(tag, text))).toEqual(parseStake(text));
      }),
    );
  });

  test.each(languages)('the odds parsers read every format in the digits of the language %s', (tag) => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...ODDS_FORMATS), (price, name) => {
        const decimal = formatPriceText(price);
        expect(parseOddsInput(writeDigits(tag, decimal), 'odds')).toEqual({ kind: 'odds', price });
        const text = formatOddsAs(name, price);
        expect(parseOddsAs(name, writeDigits(tag, text), 'step')).toEqual(parseOddsAs(name, text, 'step'));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['۱٬۲۳۴٫۵۰', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۱،۲۳۴', 123_400],
    ['५00', 50_000],
    [' ১,০০,০০০ ', 10_000_000],
    ['௫௦௦.௨௫', 50_025],
  ])('parseAmount reads %s', (text, amount) => expect(parseAmount(text)).toEqual({ kind: 'amount', amount }));

  test.each(['५०० रु', '१,५', '१२.३४५', '½', '五'])('parseAmount refuses %s', (text) =>
    expect(parseAmount(text).kind).toBe('unreadable'),
  );
});
