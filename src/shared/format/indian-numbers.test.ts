import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createIndianFormat } from './indian-numbers.ts';

const create = (options?: Intl.NumberFormatOptions, locale = 'en-IN') => {
  const intlFormat = new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  const createIntlFormat = vi.fn(() => intlFormat);
  return { format: createIndianFormat(locale, options, createIntlFormat), intlFormat, createIntlFormat };
};

const formats: Readonly<Record<string, Intl.NumberFormatOptions | undefined>> = {
  'without options': undefined,
  'with empty options': {},
  'with a decimal or two': { minimumFractionDigits: 1, maximumFractionDigits: 2 },
  ...Object.fromEntries(
    [0, 1, 2].flatMap((decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const rupees = { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol', ...digits } as const;
      return [
        [`with ${decimals} decimals`, digits],
        [`in rupees with ${decimals} decimals`, rupees],
      ];
    }),
  ),
};

const numbers = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  fc.maxSafeInteger().map((hundredths) => hundredths / 100),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((thousandths) => thousandths / 1_000),
  // Halves of the last decimal, which both round.
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((eighths) => eighths / 8),
  fc.double(),
);

describe('Indian numbers', () => {
  test.each(Object.entries(formats))('any number %s reads as Intl writes it', (_, options) => {
    const { format, intlFormat } = create(options);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(format?.(value)).toBe(intlFormat.format(value));
      }),
      { numRuns: 2_000 },
    );
  });

  test('an amount needs no format of Intl', () => {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const { format, createIntlFormat } = create(digits);
    expect(format?.(12_345_678.9)).toBe('1,23,45,678.90');
    expect(createIntlFormat).not.toHaveBeenCalled();
  });

  test.each([
    ['another locale', {}, 'en-GB'],
    ['another currency', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }, 'en-IN'],
    ['the code of a currency', { style: 'currency', currency: 'INR', currencyDisplay: 'code' }, 'en-IN'],
    ['a percentage', { style: 'percent', currency: 'INR', currencyDisplay: 'narrowSymbol' }, 'en-IN'],
    [
      'the usual decimals of the rupee',
      { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' },
      'en-IN',
    ],
    ['a short form', { notation: 'compact' }, 'en-IN'],
    ['a number of digits', { maximumSignificantDigits: 3 }, 'en-IN'],
  ] as const)('%s is left to Intl', (_, options, locale) => {
    expect(create(options, locale).format).toBeNull();
  });
});
