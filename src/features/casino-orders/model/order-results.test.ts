import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { addDays, startOfDay } from '#shared/format/days.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { MAX_DAYS, sumOrderResults } from './order-results.ts';

const initial = getDisplaySettings();
afterEach(() => configureDisplay(initial));

const FIRST = Date.UTC(2026, 2, 20);
const DAY_MS = 86_400_000;
const createOrders = (days: number) =>
  fc.array(
    fc.record({
      placedAt: fc.nat(days * DAY_MS).map((offset) => new Date(FIRST + offset).toISOString()),
      result: fc.option(fc.integer({ min: -1e12, max: 1e12 }).map(money)),
    }),
  );
type Orders = readonly { readonly placedAt: string; readonly result: number | null }[];

/** First moment of a period and of the next one, in milliseconds. */
function findBounds(period: string): readonly [number, number] {
  const isMonth = period.length === 7;
  const first = isMonth ? `${period}-01` : period;
  const next = isMonth ? `${addDays(first, 31).slice(0, 7)}-01` : addDays(first, 1);
  return [startOfDay(first) ?? 0, startOfDay(next) ?? 0];
}
const sumWithin = (orders: Orders, [from, to]: readonly [number, number]): number =>
  Number(
    orders
      .filter(({ placedAt }) => Date.parse(placedAt) >= from && Date.parse(placedAt) < to)
      .reduce((total, { result }) => total + BigInt(result ?? 0), 0n),
  );

describe.each(['UTC', 'Asia/Kolkata', 'Europe/London'])('results of casino orders in %s', (timeZone) => {
  beforeEach(() => configureDisplay({ timeZone }));

  test.each([20, 400])('sum the orders between the midnights of each period, over %i days', (days) => {
    fc.assert(
      fc.property(createOrders(days), (orders) => {
        const { by, results } = sumOrderResults(orders);
        for (const { period, result } of results) expect(result).toBe(sumWithin(orders, findBounds(period)));
        const total = results.reduce((all, { result }) => all + BigInt(result), 0n);
        expect(total).toBe(orders.reduce((all, { result }) => all + BigInt(result ?? 0), 0n));
        const periods = results.map(({ period }) => period);
        expect(periods).toEqual([...new Set(periods)].sort());
        expect(results.length).toBeLessThanOrEqual(by === 'day' ? MAX_DAYS : 15);
      }),
    );
  });
});

test('sumOrderResults shows days without orders as 0, and nothing without orders', () => {
  configureDisplay({ timeZone: 'UTC' });
  const orders = [
    { placedAt: '2026-03-22T10:00:00Z', result: money(-50) },
    { placedAt: '2026-03-20T10:00:00Z', result: money(20) },
  ];
  expect(sumOrderResults(orders).results.map(({ result }) => result)).toEqual([20, 0, -50]);
  expect(sumOrderResults([]).results).toEqual([]);
});
