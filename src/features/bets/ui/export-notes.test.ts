import { afterEach, beforeEach, expect, test } from 'vitest';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { formatCell } from '#ui-kit/data/DataTable/model/cell-value.ts';
import { initialBetTable, parseBetFilter } from '../model/bet-lists.ts';
import { createBetExportNotes } from './export-notes.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

const now = Date.parse('2026-11-21T14:30:00Z');
const eventNames = {
  sports: [{ sportId: '4', sportName: 'Cricket' }],
  matches: [{ matchId: '31', matchName: 'Mumbai v Chennai' }],
};
const listNotes = (filters: Readonly<Record<string, string>>, search = '') =>
  createBetExportNotes(
    parseBetFilter({ ...initialBetTable, filters: { ...initialBetTable.filters, ...filters } }),
    search,
    now,
    eventNames,
  ).map(([name, value]) => `${name}: ${formatCell(value)}`);

test('createBetExportNotes leaves out the days when the list holds open bets', () =>
  expect(listNotes({ list: 'open', days: 'today' })).toEqual([]));

test('createBetExportNotes names days, sport, match and search when the list holds settled bets', () => {
  expect(listNotes({ list: 'settled', days: 'today', sport: '4', match: '31' }, ' kohli')).toEqual([
    'Days: 21 Nov 2026',
    'Sport: Cricket',
    'Match: Mumbai v Chennai',
    'Search: kohli',
  ]);
});

test('createBetExportNotes uses the id of a filter when its name is unknown', () => {
  expect(listNotes({ list: 'void', days: '2026-11-01..2026-11-21', match: '77' })).toEqual([
    'Days: 01 Nov 2026 to 21 Nov 2026',
    'Match: 77',
  ]);
});
