import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { odds } from '../odds/odds.ts';
import { downsamplePrices, MIN_POINTS } from './downsample-prices.ts';
import { getDrawnPrice, type PricePoint } from './price-history.ts';

const price = fc.integer({ min: 101, max: 100_000 }).map(odds);
const prices = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(price, price) },
  { weight: 1, arbitrary: fc.constant([null, null] as const) },
  { weight: 1, arbitrary: fc.tuple(fc.constant(null), price) },
);
const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), prices), { maxLength: 400 }).map((steps) => {
  let at = 1_700_000_000_000;
  return steps.map(([waited, [back, lay]]): PricePoint => [(at += waited), back, lay]);
});
const limit = fc.integer({ min: MIN_POINTS, max: 120 });

const listPrices = (list: readonly PricePoint[]): number[] => list.map(getDrawnPrice).filter((drawn) => drawn !== null);

describe('downsamplePrices', () => {
  test('returns at most the wanted number of points, all of the input and in its order', () => {
    fc.assert(
      fc.property(points, limit, (all, max) => {
        const selected = downsamplePrices(all, max);
        expect(selected.length).toBeLessThanOrEqual(Math.max(max, 0));
        let last = -1;
        for (const point of selected) {
          const index = all.indexOf(point, last + 1);
          expect(index).toBeGreaterThan(last);
          last = index;
        }
      }),
    );
  });

  test('keeps the highest and lowest price of every bucket', () => {
    fc.assert(
      fc.property(points, limit, (all, max) => {
        const selected = new Set(downsamplePrices(all, max));
        const [first, last] = [all[0], all.at(-1)];
        if (first === undefined || last === undefined || all.length <= max) return;
        // The oracle searches every bucket in turn, with the limits of the documentation.
        const buckets = Math.max(1, Math.floor((max - 2) / 6));
        const width = Math.max(1, (last[0] - first[0]) / buckets);
        for (let bucket = 0; bucket < buckets; bucket += 1) {
          const from = first[0] + bucket * width;
          const end = bucket === buckets - 1 ? Infinity : from + width;
          const within = all.filter(([at]) => at >= from && at < end);
          const found = listPrices(within);
          if (found.length === 0) continue;
          const left = listPrices(within.filter((point) => selected.has(point)));
          expect([Math.min(...left), Math.max(...left)]).toEqual([Math.min(...found), Math.max(...found)]);
        }
      }),
    );
  });

  test('keeps both ends of every gap that is as long as a bucket', () => {
    fc.assert(
      fc.property(points, limit, (all, max) => {
        const selected = new Set(downsamplePrices(all, max));
        const [first, last] = [all[0], all.at(-1)];
        if (first === undefined || last === undefined || all.length <= max) return;
        const width = Math.max(1, (last[0] - first[0]) / Math.max(1, Math.floor((max - 2) / 6)));
        all.forEach((start, index) => {
          const before = all[index - 1];
          if (getDrawnPrice(start) !== null || (before !== undefined && getDrawnPrice(before) === null)) return;
          const end = all.slice(index).find((point) => getDrawnPrice(point) !== null);
          if (end === undefined) expect(selected.has(start)).toBe(true);
          else if (end[0] - start[0] >= width) expect([selected.has(start), selected.has(end)]).toEqual([true, true]);
        });
      }),
    );
  });

  test('returns a short list as it is', () => {
    const short: readonly PricePoint[] = [[1, odds(200), odds(202)]];
    expect(downsamplePrices(short, MIN_POINTS)).toBe(short);
    expect(downsamplePrices([], MIN_POINTS)).toEqual([]);
  });
});
