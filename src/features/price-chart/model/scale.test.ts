import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOnLadder } from '#shared/domain/odds/ladder.ts';
import { lineRun, odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { calculateRange, formatValue, listAxisTicks, toScaleValue } from './scale.ts';

const prices = { kind: 'odds', ladder: 'betfair', view: 'price' } as const;
const chances = { kind: 'odds', ladder: 'betfair', view: 'chance' } as const;
const oddsPrice = fc.integer({ min: 101, max: 100_000 }).map(odds);

describe('toScaleValue', () => {
  test('places shorter odds higher, in prices and in chances', () => {
    fc.assert(
      fc.property(oddsPrice, oddsPrice, (one, other) => {
        fc.pre(one < other);
        expect(toScaleValue(one, prices)).toBeGreaterThan(toScaleValue(other, prices));
        expect(toScaleValue(one, chances)).toBeGreaterThanOrEqual(toScaleValue(other, chances));
      }),
    );
  });

  test('mirrors the two runners of a fair market around evens', () => {
    for (const [one, other] of [
      [150, 300],
      [101, 10_100],
      [125, 500],
    ] as const)
      expect(toScaleValue(odds(one), prices) + toScaleValue(odds(other), prices)).toBeCloseTo(
        2 * toScaleValue(odds(200), prices),
        10,
      );
  });

  test('places a payout where the same odds are', () => {
    expect(toScaleValue(payoutPer100(15_000), { kind: 'bookmaker', view: 'chance' })).toBe(
      toScaleValue(odds(250), chances),
    );
  });
});

describe('formatValue', () => {
  test.each([
    [odds(185), 'odds', 'price', '1.85'],
    [odds(300), 'odds', 'chance', '33.3%'],
    [payoutPer100(7_500), 'bookmaker', 'price', '75'],
    [lineRun(4_500), 'fancy', 'chance', '45'],
    [null, 'odds', 'chance', '–'],
  ] as const)('writes %s of kind %s in view %s as %s', (price, kind, view, text) => {
    expect(formatValue(price, { kind, view })).toBe(text);
  });
});

describe('listAxisTicks', () => {
  const range = fc
    .tuple(oddsPrice, oddsPrice)
    .map(([one, other]) => calculateRange([toScaleValue(one, prices), toScaleValue(other, prices)], prices));

  test('labels rising positions within the range with real prices of the ladder', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 8 }), ({ low, high }, count) => {
        const ticks = listAxisTicks({ low, high }, prices, count);
        expect(ticks.length).toBeLessThanOrEqual(count);
        ticks.forEach(({ value, label }, index) => {
          const price = odds(Math.round(Number(label) * 100));
          expect(isOnLadder('betfair', price)).toBe(true);
          expect(value).toBeCloseTo(toScaleValue(price, prices), 9);
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high);
          expect(value).toBeGreaterThan(ticks[index - 1]?.value ?? -Infinity);
        });
      }),
    );
  });

  test('leaves at least one label in every range of usual odds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 2_000 }), (price) => {
        const fitted = calculateRange([toScaleValue(odds(price), prices)], prices);
        expect(listAxisTicks(fitted, prices, 4).length).toBeGreaterThan(0);
      }),
    );
  });

  test('labels chances in round per cents and session lines in round runs', () => {
    expect(listAxisTicks({ low: 0, high: 100 }, chances, 4).map(({ label }) => label)).toEqual([
      '0%',
      '25%',
      '50%',
      '75%',
      '100%',
    ]);
    expect(
      listAxisTicks({ low: 33.5, high: 48 }, { kind: 'fancy', ladder: 'step', view: 'price' }, 4).map(
        ({ label }) => label,
      ),
    ).toEqual(['35', '40', '45']);
  });

  test('has no labels for a range without length', () => {
    expect(listAxisTicks({ low: 1, high: 1 }, prices, 4)).toEqual([]);
  });
});

describe('calculateRange', () => {
  test('contains every value, and never crosses 0 or 100 per cent', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 }), (values) => {
        const { low, high } = calculateRange(values, chances);
        expect(low).toBeLessThanOrEqual(Math.min(...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(...values));
        expect([low >= 0, high <= 100]).toEqual([true, true]);
      }),
    );
  });
});
