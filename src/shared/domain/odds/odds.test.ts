import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOddsText, formatPlainOdds, MAX_ODDS, MIN_ODDS, odds, parseOdds, stepOdds } from './odds.ts';

describe('prices', () => {
  test.each([
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
  test.each([[null], ['--'], [0], ['0'], [-1.5], ['Infinity'], ['NaN'], [0.001], [undefined], [{}]])(
    'parseOdds reads %s as null',
    (raw) => expect(parseOdds(raw)).toBeNull(),
  );
  test.each([[1], [1.004], [0.75], [1000.01], [1001], ['85000']])('parseOdds rejects %s in an odds market', (raw) => {
    expect(parseOdds(raw, 'odds')).toBeNull();
    expect(parseOdds(raw, 'bookmaker')).not.toBeNull();
  });
  test('parseOdds reads back a formatted price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }).map(odds), (price) => {
        expect([parseOdds(formatOddsText(price)), parseOdds(formatPlainOdds(price))]).toEqual([price, price]);
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
