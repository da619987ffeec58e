import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { sportIds } from '../world/ids.ts';
import { EVENING, openExchange, world } from './test-exchange.ts';

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

  test('listResults returns only markets that were settled within the range', () => {
    expect(all.rows.every(({ settledAt }) => settledAt >= span.from && settledAt <= span.to)).toBe(true);
  });

  test('listResults returns the results of a range although the match began before or begins after it', () => {
    const [fixture] = world.listFixtures('4', EVENING - 6 * HOUR_MS, EVENING);
    if (fixture === undefined) throw new Error('no match');
    const { announcement, markets } = world.getMatch(fixture);
    for (const { name, settlesAt } of markets) {
      const at = new Date(settlesAt).toISOString();
      const { rows } = board.listResults({ from: at, to: at, sportId: '4' });
      const found = rows.filter(
        ({ matchName, marketName }) => matchName === announcement.matchName && marketName === name,
      );
      expect(found).toMatchObject([{ settledAt: at }]);
    }
    const toss = markets.find(({ type }) => type === 'toss');
    expect(toss?.settlesAt).toBeLessThan(announcement.startsAt - 20 * MINUTE_MS);
  });

  test('listResults finds every settlement of every sport at its own moment', () => {
    for (const sportId of sportIds)
      for (const fixture of world.listFixtures(sportId, EVENING - 9 * HOUR_MS, EVENING - 5 * HOUR_MS)) {
        const { markets } = world.getMatch(fixture);
        const last = new Date(Math.max(...markets.map(({ settlesAt }) => settlesAt))).toISOString();
        const { rows } = board.listResults({ from: last, to: last, sportId });
        expect(rows.map(({ matchName }) => matchName)).toContain(fixture.announcement.matchName);
      }
  });

  test('the parts of a range have each result of the whole range once', () => {
    const middle = EVENING - 6 * HOUR_MS;
    const early = board.listResults({ ...span, to: new Date(middle).toISOString(), limit: 100_000 });
    const late = board.listResults({ ...span, from: new Date(middle + 1).toISOString(), limit: 100_000 });
    expect([late.total > 100, early.total > 100]).toEqual([true, true]);
    expect([...late.rows, ...early.rows]).toEqual(all.rows);
  });
});
