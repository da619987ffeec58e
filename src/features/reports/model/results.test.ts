import { expect, test } from 'vitest';
import { freshResults, isNewestFirst, isServerOrder } from './results.ts';

test('freshResults sorts by settlement time, newest first', () => {
  expect(freshResults.sort).toEqual({ column: 'settled', direction: 'desc' });
  expect(isServerOrder(freshResults)).toBe(true);
});

test.each([
  [null, true],
  [{ column: 'settled', direction: 'asc' }, false],
  [{ column: 'winner', direction: 'desc' }, false],
] as const)('isServerOrder of %j is %s', (sort, expected) => expect(isServerOrder({ sort })).toBe(expected));

test.each([
  [[], true],
  [['2026-11-21T14:00:00Z', '2026-11-21T14:00:00Z', '2026-11-21T13:00:00Z'], true],
  [['2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z'], false],
  [['2026-11-21T18:30:00+05:30', '2026-11-21T12:00:00Z'], true],
] as const)('isNewestFirst of %j is %s', (times, expected) =>
  expect(isNewestFirst(times.map((settledAt) => ({ settledAt })))).toBe(expected),
);
