import { describe, expect, test } from 'vitest';
import type { PricePoint } from '#shared/domain/market/price-history.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { listChanceHistory } from './chance-history.ts';

const NOW = Date.parse('2026-03-14T14:00:00Z');
const runners = [
  { runnerId: 1, name: 'Mumbai' },
  { runnerId: 2, name: 'Chennai' },
];
const createPoint = (minutesAgo: number, price: number | null): PricePoint => {
  const offer = price === null ? null : odds(price);
  return [NOW - minutesAgo * MINUTE_MS, offer, offer];
};
const list = (first: readonly PricePoint[], second: readonly PricePoint[]) =>
  listChanceHistory(
    [
      { runnerId: 2, points: second },
      { runnerId: 1, points: first },
    ],
    runners,
    NOW,
  );

describe('listChanceHistory', () => {
  test('holds a price until the next one, in the order of the runners', () => {
    const history = list([createPoint(90, 200), createPoint(10, 400)], [createPoint(90, 200), createPoint(10, 133)]);
    expect(history).toHaveLength(60);
    expect([history[0]?.at, history.at(-1)?.at]).toEqual([NOW - HOUR_MS + MINUTE_MS, NOW]);
    expect(history[48]?.chances).toEqual([5000, 5000]);
    expect(history[49]?.chances).toEqual([2495, 7505]);
  });

  test('leaves out moments at which a runner had no price', () => {
    const history = list([createPoint(90, 200)], [createPoint(30, 200), createPoint(20, null), createPoint(10, 200)]);
    expect(history.map(({ at }) => (NOW - at) / MINUTE_MS)).toEqual([
      30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
  });

  test('is empty without the prices of a runner', () => {
    expect(list([createPoint(30, 200)], [])).toEqual([]);
  });
});
