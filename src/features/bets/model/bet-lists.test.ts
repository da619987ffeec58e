import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { buildBetListQuery, initialBetTable, isInList, needsFullRead, parseBetFilter } from './bet-lists.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));
const now = Date.parse('2026-11-21T14:30:00Z');
const filter = (filters: Readonly<Record<string, string>>) =>
  parseBetFilter({ ...initialBetTable, filters: { ...initialBetTable.filters, ...filters } });

describe('bet list query', () => {
  test('buildBetListQuery never limits open bets to days', () => {
    for (const list of ['open', 'matched', 'unmatched'])
      expect(buildBetListQuery(filter({ list }), '', now)).toEqual({
        source: 'open',
        match_id: null,
        sport_id: null,
        search: null,
        from_date: null,
        to_date: null,
      });
  });

  test('buildBetListQuery limits settled bets to the days of the display time zone', () => {
    expect(
      buildBetListQuery(filter({ list: 'settled', days: 'today', sport: '4', match: '31' }), ' kohli ', now),
    ).toEqual({
      source: 'settled',
      match_id: '31',
      sport_id: '4',
      search: 'kohli',
      from_date: '2026-11-20T18:30:00.000Z',
      to_date: '2026-11-21T18:29:59.999Z',
    });
  });

  test('buildBetListQuery returns null when the days are invalid', () =>
    expect(buildBetListQuery(filter({ list: 'void', days: '2026-11-21..2026-11-01' }), '', now)).toBeNull());

  test('parseBetFilter falls back to the open bets when the address is invalid', () => {
    expect(filter({ list: 'everything', days: 'always' })).toEqual({
      list: 'open',
      days: { kind: '7d' },
      sportId: '',
      matchId: '',
    });
  });
});

test.each([
  ['open', null, 25, false],
  ['settled', null, 100, false],
  ['settled', { column: 'stake', direction: 'asc' }, 25, true],
  ['settled', null, 'all', true],
  ['matched', null, 10, true],
  ['unmatched', null, 10, true],
] as const)('needsFullRead of list %s in order %j with page length %s is %s', (list, sort, length, fullRead) =>
  expect(needsFullRead(list, { sort, length })).toBe(fullRead),
);

test('isInList splits the open bets into matched and unmatched', () => {
  const bets = [{ matched: true }, { matched: false }];
  expect([bets.filter(isInList('matched')), bets.filter(isInList('unmatched')), bets.filter(isInList('open'))]).toEqual(
    [[bets[0]], [bets[1]], bets],
  );
});
