import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, parseHundredths, formatPlainDecimals, scaleRounded, formatTwoDecimals } from './hundredths.ts';
import {
  add,
  toDecimal,
  toDecimalText,
  isWholeUnits,
  money,
  negate,
  parseMoney,
  toPlainText,
  roundToUnits,
  scaleMoney,
  subtract,
  units,
  toWholeUnits,
  ZERO,
} from './money.ts';
import { MAX_ODDS, MIN_ODDS, odds, formatOddsText, parseOdds, formatPlainOdds, stepOdds } from '../odds/odds.ts';
import { DEFAULT_STAKES, LARGEST_STAKE, calculateQuickStake } from './stake.ts';

const anyMoney = fc.integer({ min: -1e15, max: 1e15 }).map(money);

describe('divideRounded', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [49, 100, 0],
    [-49, 100, 0],
    [5, 10, 1],
    [15, 10, 2],
    [-15, 10, -2],
    [25, 10, 3],
    [0, 7, 0],
    [3, -2, -2],
  ])('divideRounded turns %d / %d into %d', (top, bottom, expected) => {
    expect(Number(divideRounded(BigInt(top), BigInt(bottom)))).toBe(expected);
    expect(scaleRounded(top, 1, bottom)).toBe(expected);
  });

  it('scaleRounded never returns minus zero', () => expect(Object.is(scaleRounded(-1, 1, 100), 0)).toBe(true));

  it('scaleRounded gives the same result whether or not the product fits into 2^53', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (value, top, bottom) => {
          const exact = divideRounded(BigInt(value) * BigInt(top), BigInt(bottom));
          fc.pre(exact < 2n ** 53n && exact > -(2n ** 53n));
          expect(BigInt(scaleRounded(value, top, bottom))).toBe(exact);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('scaleRounded throws on values that are not exact', () => {
    expect(() => scaleRounded(2 ** 52, 1000, 1)).toThrow(RangeError);
    expect(() => scaleRounded(1, 1, 0)).toThrow(RangeError);
    expect(() => money(1.5)).toThrow(RangeError);
    expect(() => add(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
    expect(() => units(0.29)).toThrow(RangeError);
  });
});

describe('wire amounts', () => {
  it.each([
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

  it.each([
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

  it('parseMoney reads back a formatted amount as text, plain text and number', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(toDecimalText(amount))).toBe(amount);
        expect(parseMoney(toPlainText(amount))).toBe(amount);
        expect(parseMoney(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount);
      }),
    );
  });

  it('parseMoney never throws and never returns a fraction', () => {
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

  it('parseMoney reads a number like its text', () => {
    const hundredths = fc.integer({ min: -1e15, max: 1e15 });
    const raw = fc.oneof(
      fc.double({ min: -1e13, max: 1e13 }),
      hundredths.map((whole) => whole / 100),
      hundredths.map((whole) => whole / 1000),
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

  it.each([
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
  it('money add and subtract are inverse, and a share of the whole is the whole', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, fc.integer({ min: 1, max: 1e6 }), (a, b, parts) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(add(a, negate(a))).toBe(ZERO);
        expect(scaleMoney(a, parts, parts)).toBe(a);
      }),
    );
  });

  it('money rounds to the nearest whole unit', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(Math.abs(roundToUnits(amount) - amount)).toBeLessThanOrEqual(50);
        expect(isWholeUnits(roundToUnits(amount))).toBe(true);
      }),
    );
    expect([toWholeUnits(money(150)), toWholeUnits(money(-150)), toWholeUnits(money(149))]).toEqual([2, -2, 1]);
  });
});

describe('prices', () => {
  it.each([
    [1.85, 185],
    ['1.85', 185],
    [0.75, 75],
    ['85', 8500],
    [1000, 100_000],
    ['1.01', 101],
    [1.8500000001, 185],
  ])('parseOdds reads %s as %d hundredths', (raw, expected) => {
    expect(parseOdds(raw)).toBe(expected);
  });
  it.each([[null], ['--'], [0], ['0'], [-1.5], ['Infinity'], ['NaN'], [0.001], [undefined], [{}]])(
    'parseOdds reads %s as null',
    (raw) => expect(parseOdds(raw)).toBeNull(),
  );
  it.each([[1], [1.004], [0.75], [1000.01], [1001], ['85000']])('parseOdds rejects %s in an odds market', (raw) => {
    expect(parseOdds(raw, 'odds')).toBeNull();
    expect(parseOdds(raw, 'bookmaker')).not.toBeNull();
  });
  it('parseOdds reads back a formatted price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }).map(odds), (price) => {
        expect([parseOdds(formatOddsText(price)), parseOdds(formatPlainOdds(price))]).toEqual([price, price]);
      }),
    );
  });
  it('odds step by 0.01 and stay within 1.01 and 1000', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 100_000 }).map(odds),
        fc.integer({ min: -200_000, max: 200_000 }),
        (price, steps) => {
          const moved = stepOdds(price, steps);
          expect(moved).toBe(Math.min(MAX_ODDS, Math.max(MIN_ODDS, price + steps)));
        },
      ),
    );
    expect(() => odds(0)).toThrow(RangeError);
  });
});

describe('quick stakes', () => {
  it('quick stakes stop at the greatest stake', () =>
    expect(calculateQuickStake(5, LARGEST_STAKE, LARGEST_STAKE)).toBe(LARGEST_STAKE));
  it('quick stakes 1 to 4 set the stake and 5 to 8 add to it', () => {
    const after = DEFAULT_STAKES.map((preset, index) => toDecimal(calculateQuickStake(index, preset, units(50))));
    expect(after).toEqual([100, 200, 500, 1001, 5050, 10_050, 25_050, 50_050]);
  });
});
