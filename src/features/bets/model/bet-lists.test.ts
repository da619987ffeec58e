import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getDisplaySettings, configureDisplay } from '#shared/format/display.ts';
import { initialBetTable, isInList, needsFullRead, buildBetListQuery, parseBetFilter } from './bet-lists.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));
const now = Date.parse('2026-11-21T14:30:00Z');
const filter = (filters: Readonly<Record<string, string>>) =>
  parseBetFilter({ ...initialBetTable, filters: { ...initialBetTable.filters, ...filters } });

describe('the question to the server', () => {
  test('open bets are never cut by days', () => {
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

  test('what is over is asked for by the days of the display zone', () => {
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

  test('days that are none ask nothing', () =>
    expect(buildBetListQuery(filter({ list: 'void', days: '2026-11-21..2026-11-01' }), '', now)).toBeNull());

  test('an address with nonsense asks for the open bets', () => {
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
] as const)('%s in order %j by %s: as a whole %s', (list, sort, length, fullRead) =>
  expect(needsFullRead(list, { sort, length })).toBe(fullRead),
);

test('the open bets fall into two halves', () => {
  const bets = [{ matched: true }, { matched: false }];
  expect([bets.filter(isInList('matched')), bets.filter(isInList('unmatched')), bets.filter(isInList('open'))]).toEqual(
    [[bets[0]], [bets[1]], bets],
  );
});
