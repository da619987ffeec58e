import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { findInningsStart, findRangeStart, listTimeTicks } from './time-axis.ts';

const NOW = Date.UTC(2026, 2, 14, 16);
const breakEvent = { kind: 'innings-break', at: NOW - HOUR_MS, until: NOW - 50 * MINUTE_MS, label: '' } as const;

describe('findRangeStart', () => {
  const times = { first: NOW - 3 * HOUR_MS, inningsAt: NOW - 50 * MINUTE_MS, now: NOW };

  test.each([
    ['recent', 15],
    ['innings', 50],
    ['all', 180],
  ] as const)('begins the range %s %i minutes ago', (range, minutes) => {
    expect(findRangeStart(range, times)).toBe(NOW - minutes * MINUTE_MS);
  });

  test('never begins before the first price, except to fill two minutes', () => {
    expect(findRangeStart('recent', { ...times, first: NOW - 5 * MINUTE_MS })).toBe(NOW - 5 * MINUTE_MS);
    expect(findRangeStart('all', { ...times, first: NOW })).toBe(NOW - 2 * MINUTE_MS);
  });
});

test('findInningsStart returns the end of the last break that is over', () => {
  expect(findInningsStart([breakEvent], NOW)).toBe(NOW - 50 * MINUTE_MS);
  expect(findInningsStart([breakEvent], NOW - 55 * MINUTE_MS)).toBeNull();
  expect(findInningsStart([{ ...breakEvent, kind: 'wicket' }], NOW)).toBeNull();
});

test('listTimeTicks returns rising moments within the axis, at most as many as fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 480 }), fc.integer({ min: 1, max: 12 }), (minutes, count) => {
      const from = NOW - minutes * MINUTE_MS;
      const ticks = listTimeTicks(from, NOW, count);
      expect(ticks.length).toBeLessThanOrEqual(count);
      ticks.forEach((at, index) => {
        expect(at).toBeGreaterThanOrEqual(Math.max(from, (ticks[index - 1] ?? 0) + 1));
        expect(at).toBeLessThanOrEqual(NOW);
      });
    }),
  );
});
