import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlainPrice, formatPriceText, MAX_ODDS, MIN_ODDS, odds, parsePrice, stepOdds } from './odds.ts';

describe('prices', () => {
  test.each([
    [1.85, 185],
    ['1.85', 185],
    [0.75, 75],
    ['85', 8500],
    [1000, 100_000],
    ['1.01', 101],
    [1.8500000001, 185],
  ])('parsePrice reads %s as %d hundredths', (raw, expected) => {
    expect(parsePrice(raw)).toBe(expected);
  });
  test.each([[null], ['--'], [0], ['0'], [-1.5], ['Infinity'], ['NaN'], [0.001], [undefined], [{}]])(
    'parsePrice reads %s as null',
    (raw) => expect(parsePrice(raw)).toBeNull(),
  );
  test.each([[1], [1.004], [0.75], [1000.01], [1001], ['85000']])('parsePrice rejects %s in an odds market', (raw) => {
    expect(parsePrice(raw, 'odds')).toBeNull();
    expect(parsePrice(raw, 'bookmaker')).not.toBeNull();
  });
  test('parsePrice reads back a formatted price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }).map(odds), (price) => {
        expect([parsePrice(formatPriceText(price)), parsePrice(formatPlainPrice(price))]).toEqual([price, price]);
      }),
    );
  });
  test('odds step by 0.01 and stay within 1.01 and 1000', () => {
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
