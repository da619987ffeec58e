import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/format/durations.ts';
import { EVENING, openExchange } from './test-exchange.ts';

const span = { from: new Date(EVENING - 12 * HOUR_MS).toISOString(), to: new Date(EVENING).toISOString() };

describe('results', () => {
  const { board } = openExchange();
  const all = board.listResults({ ...span, limit: 100_000 });

  test('listResults returns pages that divide the same list at any length', () => {
    expect(all.rows).toHaveLength(all.total);
    for (const limit of [37, 500]) {
      const pages = Array.from({ length: Math.ceil(all.total / limit) }, (_, index) =>
        board.listResults({ ...span, limit, page: index + 1 }),
      );
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.total]));
    }
    expect(board.listResults({ ...span, limit: 10, page: 1_000_000 }).rows).toEqual([]);
  });

  test('listResults returns all matches by settlement time, newest first', () => {
    const times = all.rows.map(({ settledAt }) => Date.parse(settledAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const sports = new Set(all.rows.slice(0, 200).map(({ sportName }) => sportName));
    expect(sports.size).toBeGreaterThan(1);
  });

  test('listResults returns only the requested sport', () => {
    const sports = ['4', '1', '2', '7', '4339'].map((sportId) =>
      board.listResults({ ...span, sportId, limit: 100_000 }),
    );
    expect(sports.every(({ rows }) => new Set(rows.map(({ sportName }) => sportName)).size === 1)).toBe(true);
    expect(sports.reduce((total, { rows }) => total + rows.length, 0)).toBe(all.total);
    expect(board.listResults({ ...span, sportId: '99' }).total).toBe(0);
  });

  test('listResults returns only settled markets', () => {
    expect(all.rows.every(({ settledAt }) => settledAt <= span.to)).toBe(true);
  });
});
