import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded, scaleRounded } from './hundredths.ts';
import { add, money, units } from './money.ts';

describe('divideRounded', () => {
  test.each([
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
  ])('turns %d / %d into %d', (top, bottom, expected) => {
    expect(Number(divideRounded(BigInt(top), BigInt(bottom)))).toBe(expected);
    expect(scaleRounded(top, 1, bottom)).toBe(expected);
  });

  test('scaleRounded never returns minus zero', () => expect(Object.is(scaleRounded(-1, 1, 100), 0)).toBe(true));

  test('scaleRounded gives the same result whether or not the product fits into 2^53', () => {
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

  test('scaleRounded throws on values that are not exact', () => {
    expect(() => scaleRounded(2 ** 52, 1000, 1)).toThrow(RangeError);
    expect(() => scaleRounded(1, 1, 0)).toThrow(RangeError);
    expect(() => money(1.5)).toThrow(RangeError);
    expect(() => add(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
    expect(() => units(0.29)).toThrow(RangeError);
  });
});
