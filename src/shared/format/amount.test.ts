import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { money, parseMoney, units } from '../domain/money/money.ts';
import { odds } from '../domain/odds/odds.ts';
import {
  formatAmount,
  formatCurrency,
  formatShortAmount,
  formatSize,
  formatSpokenShortAmount,
  formatSpokenSize,
} from './amount.ts';
import { configureDisplay, getDisplaySettings } from './display.ts';
import { formatPrice } from './price.ts';

const initial = getDisplaySettings();
afterEach(() => configureDisplay(initial));

describe('amount formatting', () => {
  test.each([
    [123_456_750, {}, '12,34,567.50'],
    [-100_000, {}, '−1,000.00'],
    [85_000, { sign: 'always', decimals: 'none' }, '+850'],
    [-100_000, { sign: 'always', decimals: 'none' }, '−1,000'],
    [0, { sign: 'always' }, '0.00'],
    [-40, { decimals: 'none' }, '0'],
    [-50, { decimals: 'none' }, '−1'],
    [1250, { decimals: 'none' }, '13'],
    [1250, { decimals: 'auto' }, '12.50'],
    [120_000, { decimals: 'auto' }, '1,200'],
    [1, { sign: 'always' }, '+0.01'],
    [100_000_000_000_000, { decimals: 'auto' }, '10,00,00,00,00,000'],
  ] as const)('formatAmount writes %d hundredths with the options %o as %s', (value, format, expected) =>
    expect(formatAmount(money(value), format)).toBe(expected),
  );

  test('formatCurrency adds the sign of the currency', () => {
    expect(formatCurrency(money(-123_456_750))).toBe('−₹12,34,567.50');
  });

  test.each([
    [0, '0'],
    [420_000, '4,200'],
    [9_999_949, '99,999'],
    [9_999_950, '1 L'],
    [10_000_000, '1 L'],
    [125_000_000, '12.5 L'],
    [999_999_900, '99.9 L'],
    [1_000_000_000, '1 Cr'],
    [12_990_000_000, '12.9 Cr'],
    [-125_000_000, '−12.5 L'],
    [1_500_000_000_000, '1,500 Cr'],
  ])('formatShortAmount of %d hundredths is %s', (value, expected) =>
    expect(formatShortAmount(money(value))).toBe(expected),
  );

  test('formatSize never shows an offer as 0', () => {
    expect([formatSize(money(50)), formatSize(money(1)), formatSize(money(149)), formatSize(units(4200))]).toEqual([
      '0.50',
      '0.01',
      '1',
      '4,200',
    ]);
  });

  test('spoken short amounts use words', () => {
    expect([
      formatSpokenSize(money(50)),
      formatSpokenSize(units(4200)),
      formatSpokenShortAmount(units(170_000)),
      formatSpokenShortAmount(units(12_000_000)),
    ]).toEqual(['0.50', '4,200', '1.7 lakh', '1.2 crore']);
  });

  test('formatAmount with two decimals can be parsed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }).map(money), (amount) => {
        expect(parseMoney(formatAmount(amount).replaceAll(',', '').replace('−', '-'))).toBe(amount);
      }),
    );
  });

  test('follows the display settings', () => {
    configureDisplay({ locale: 'de-DE', currency: 'EUR' });
    expect(formatAmount(money(123_456_750))).toBe('1.234.567,50');
    expect(formatShortAmount(units(1_250_000))).toBe('1,2 M');
    expect(formatCurrency(units(5))).toContain('€');
  });

  test('configureDisplay refuses settings unknown to the browser and keeps the old ones', () => {
    expect(() => configureDisplay({ locale: 'no such locale' })).toThrow(RangeError);
    expect(() => configureDisplay({ currency: 'rupees' })).toThrow(RangeError);
    expect(() => configureDisplay({ timeZone: 'Mars/Olympus' })).toThrow(RangeError);
    expect(getDisplaySettings()).toEqual(initial);
  });
});

describe('formatPrice', () => {
  test.each([
    [185, 'odds', '1.85'],
    [180, 'odds', '1.80'],
    [1250, 'odds', '12.50'],
    [11_000, 'odds', '110'],
    [100_000, 'odds', '1000'],
    [12_345, 'odds', '123.45'],
    [8500, 'bookmaker', '85'],
    [75, 'bookmaker', '0.75'],
    [8550, 'bookmaker', '85.5'],
    [4500, 'fancy', '45'],
  ] as const)('writes the price of %d hundredths in a market of kind %s as %s', (price, kind, expected) =>
    expect(formatPrice(odds(price), kind)).toBe(expected),
  );

  test('shows no price as a dash', () => expect(formatPrice(null, 'odds')).toBe('–'));
});
