import { describe, expect, test } from 'vitest';
import { readWithDrift } from '../../testing/read-with-drift.ts';
import { MAX_POINTS } from '../schema/price-points.ts';
import { priceHistory } from './price-history.ts';

const AT = 1_772_899_200_000;
const read = (raw: unknown) => readWithDrift(priceHistory.response, raw);
const readPoints = (prices: unknown) => {
  const { value, drift } = read({ runners: [{ selectionId: 7, prices }], events: [] });
  return { points: value.data?.runners[0]?.points, drift };
};

describe('priceHistory', () => {
  test('reads prices as whole hundredths, and a missing one as null', () => {
    expect(
      readPoints([
        [AT, 1.98, 2],
        [AT + 1, null, 'x'],
        [AT + 2, '2.5', 0],
      ]).points,
    ).toEqual([
      [AT, 198, 200],
      [AT + 1, null, null],
      [AT + 2, 250, null],
    ]);
  });

  test.each([
    ['milliseconds as a text', String(AT)],
    ['seconds', AT / 1_000],
    ['a date', new Date(AT).toISOString()],
    ['grouped digits', '17,72,89,92,00,000'],
  ])('reads a time that is written as %s', (_, time) => {
    expect(readPoints([[time, 2, 2.02]]).points).toEqual([[AT, 200, 202]]);
  });

  test('sorts points by time', () => {
    const { points } = readPoints([
      [AT + 2, 3, 3],
      [AT, 2, 2],
    ]);
    expect(points?.map(([at]) => at - AT)).toEqual([0, 2]);
  });

  test('drops points that do not fit and reports the first one', () => {
    const { points, drift } = readPoints([[AT, 2, 2], ['soon', 2, 2], 'no', null, [AT + 1, 2, 2]]);
    expect(points).toHaveLength(2);
    expect(drift).toMatchObject([{ count: 3, path: '1', row: '1', value: '["soon",2,2]' }]);
  });

  test('reads at most the last two thousand points of a runner', () => {
    const { points } = readPoints(Array.from({ length: 100_000 }, (_, index) => [AT + index, 2, 2]));
    expect([points?.length, points?.at(-1)?.[0]]).toEqual([MAX_POINTS, AT + 99_999]);
  });

  test('reads at most 60 runners and 300 events', () => {
    const { value } = read({
      runners: Array.from({ length: 5_000 }, (_, index) => ({ selectionId: index + 1, prices: [] })),
      events: Array.from({ length: 5_000 }, () => ({ type: 'goal', time: AT, label: 'x'.repeat(10_000) })),
    });
    expect([value.data?.runners.length, value.data?.events.length]).toEqual([60, 300]);
    expect(value.data?.events[0]?.label).toHaveLength(200);
  });

  test('skips kinds of events that it does not know, and sorts the others', () => {
    const { value, drift } = read({
      runners: [],
      events: [
        { type: 'GOAL', time: AT + 5, label: '1 - 0' },
        { type: 'rain', time: AT + 1 },
        { type: 'innings_break', time: AT, until: AT + 3 },
        { type: 'suspended', time: AT + 9, until: AT },
      ],
    });
    expect(value.data?.events).toEqual([
      { kind: 'innings-break', at: AT, until: AT + 3, label: '' },
      { kind: 'goal', at: AT + 5, until: null, label: '1 - 0' },
      { kind: 'suspended', at: AT + 9, until: null, label: '' },
    ]);
    expect(drift).toEqual([]);
  });

  test.each([
    ['a text', 'none'],
    ['a number', 3],
    ['points without a list', { runners: [{ selectionId: 1, prices: 'x' }] }],
  ])('refuses %s', (_, raw) => {
    expect(read(raw).value.success).toBe(false);
  });
});
