import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricePoint } from '#shared/domain/market/price-history.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { buildChartData, cutPoints, findPriceAt } from './chart-data.ts';

const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.option(fc.integer({ min: 101, max: 2_000 }).map(odds))), {
    maxLength: 60,
  })
  .map((steps) => {
    let at = 1_000;
    return steps.map(([waited, price]): PricePoint => [(at += waited), price, price]);
  });
const moment = fc.integer({ min: 0, max: 60_000 });

/** Searches the price at a moment from the last point backwards. */
const searchPrice = (all: readonly PricePoint[], at: number) => all.filter((each) => each[0] <= at).at(-1)?.[1] ?? null;

describe('findPriceAt', () => {
  test('returns the price of the last point until then', () => {
    fc.assert(
      fc.property(points, moment, (all, at) => {
        expect(findPriceAt(all, at)).toBe(searchPrice(all, at));
      }),
    );
  });
});

describe('cutPoints', () => {
  test('leaves every price of the stretch as it was', () => {
    fc.assert(
      fc.property(points, moment, moment, moment, (all, one, other, at) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(at >= from && at <= to);
        const clipped = cutPoints(all, from, to);
        expect(findPriceAt(clipped, at)).toBe(searchPrice(all, at));
        expect(clipped.every(([each]) => each >= from && each <= to)).toBe(true);
      }),
    );
  });
});

describe('buildChartData', () => {
  const span = { from: 0, to: 10_000 };
  const build = (...all: readonly (readonly PricePoint[])[]) =>
    buildChartData(
      all.map((each, index) => ({ runnerId: index + 1, points: each })),
      span,
      Number,
    );

  test('ends every line now', () => {
    expect(build([[1_000, odds(200), null]])).toEqual({
      moments: [1_000, 10_000],
      lines: [{ runnerId: 1, values: [200, 200] }],
    });
  });

  test('holds a price until the market is suspended, and leaves a gap until it opens', () => {
    const { moments, lines } = build([
      [1_000, odds(200), null],
      [5_000, null, null],
      [7_000, null, odds(210)],
    ]);
    expect(moments.map((at, index) => [at, lines[0]?.values[index]])).toEqual([
      [1_000, 200],
      [5_000, 200],
      [5_001, null],
      [7_000, 210],
      [10_000, 210],
    ]);
  });

  test('puts lines over common moments, without a value where a price only holds', () => {
    const { moments, lines } = build([[1_000, odds(200), null]], [[3_000, odds(300), null]]);
    expect(moments).toEqual([1_000, 3_000, 10_000]);
    expect(lines.map(({ values }) => values)).toEqual([
      [200, undefined, 200],
      [undefined, 300, 300],
    ]);
  });

  test('has no gap where the market closed and opened in one millisecond', () => {
    const { lines } = build([
      [1_000, odds(200), null],
      [5_000, null, null],
      [5_000, odds(210), null],
    ]);
    expect(lines[0]?.values).toEqual([200, 210, 210]);
  });

  test('has rising moments for any prices', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const { moments, lines } = build(one, other);
        expect(moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? 0))).toBe(true);
        expect(lines.every(({ values }) => values.length === moments.length)).toBe(true);
      }),
    );
  });
});
