import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlainDecimals, formatTwoDecimals, parseHundredths } from './hundredths.ts';
import {
  add,
  isWholeUnits,
  money,
  negate,
  parseMoney,
  scaleMoney,
  subtract,
  toDecimal,
  toDecimalText,
  toPlainText,
  toWholeUnits,
  units,
  ZERO,
} from './money.ts';

const anyMoney = fc.integer({ min: -1e15, max: 1e15 }).map(money);

describe('wire amounts', () => {
  test.each([
    [12.5, 1250],
    ['12.5', 1250],
    ['12.50', 1250],
    [' 7 ', 700],
    ['-0.01', -1],
    [0, 0],
    ['-0', 0],
    [-0, 0],
    ['.5', 50],
    ['5.', 500],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['1.005', 101],
    ['-1.005', -101],
    ['0.004', 0],
    ['0.0049999', 0],
    [-7010.8, -701_080],
    ['00012', 1200],
    [1e-9, 0],
    [-1e-9, 0],
    [10_000_000_000_000, 1e15],
  ])('parseMoney reads %s as %d hundredths', (raw, expected) => {
    expect(Object.is(parseMoney(raw), expected)).toBe(true);
  });

  test.each([
    [null],
    [undefined],
    [''],
    [' '],
    ['.'],
    ['-'],
    ['--'],
    ['NaN'],
    ['Infinity'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e21],
    ['1e3'],
    ['1,000'],
    ['0x10'],
    ['12px'],
    ['+5'],
    ['1.2.3'],
    ['٣'],
    [true],
    [[]],
    [[5]],
    [{}],
    [5n],
    [new Date(0)],
    ['10000000000001'],
    ['9'.repeat(400)],
    ['- 5'],
    ['1 000'],
  ])('parseMoney reads %s as null', (raw) => {
    expect(parseMoney(raw)).toBeNull();
  });

  test('parseMoney reads back a formatted amount as text, plain text and number', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(toDecimalText(amount))).toBe(amount);
        expect(parseMoney(toPlainText(amount))).toBe(amount);
        expect(parseMoney(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount);
      }),
    );
  });

  test('parseMoney never throws and never returns a fraction', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.double(), fc.string(), fc.stringMatching(/^-?\d{0,16}\.?\d{0,5}$/)),
        (raw) => {
          const value = parseHundredths(raw);
          expect(value === null || Number.isSafeInteger(value)).toBe(true);
        },
      ),
    );
  });

  test('parseMoney reads a number like its text', () => {
    const hundredths = fc.integer({ min: -1e15, max: 1e15 });
    const raw = fc.oneof(
      fc.double({ min: -1e13, max: 1e13 }),
      hundredths.map((hundredth) => hundredth / 100),
      hundredths.map((hundredth) => hundredth / 1000),
      fc.integer(),
    );
    fc.assert(
      fc.property(
        raw.filter((number) => number === 0 || Math.abs(number) >= 1e-6),
        (number) => parseHundredths(number) === parseHundredths(String(number)),
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [1250, '12.50', '12.5'],
    [-5, '-0.05', '-0.05'],
    [0, '0.00', '0'],
    [10_000, '100.00', '100'],
    [100_000, '1000.00', '1000'],
    [7, '0.07', '0.07'],
  ])('money %d prints as %s and %s', (value, two, plain) =>
    expect([formatTwoDecimals(value), formatPlainDecimals(value)]).toEqual([two, plain]),
  );
});

describe('sums and shares', () => {
  test('money add and subtract are inverse', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, fc.integer({ min: 1, max: 1e6 }), (a, b, parts) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(add(a, negate(a))).toBe(ZERO);
        expect(scaleMoney(a, parts, parts)).toBe(a);
      }),
    );
  });

  test('money rounds to the nearest whole unit', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const rounded = units(toWholeUnits(amount));
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(50);
        expect(isWholeUnits(rounded)).toBe(true);
      }),
    );
    expect([toWholeUnits(money(150)), toWholeUnits(money(-150)), toWholeUnits(money(149))]).toEqual([2, -2, 1]);
  });
});
