import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventProfit } from '#shared/api/contract/betting/reports.ts';
import { money } from '#shared/domain/money/money.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { calculateDailyResults, summarizeDays } from './daily-results.ts';
import { formatDrillDownSearch, freshProfit, getReportLevel, readDrillDownPath } from './drill-down.ts';
import { listEventProfits, sumProfitByMatch, sumProfitBySport, sumProfits } from './profit.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

const createEvent = (matchId: string, eventId: string, net: number, commission: number | null = 0): EventProfit => ({
  matchDate: null,
  sportName: 'Cricket',
  seriesName: 'League',
  matchId,
  matchName: `Match ${matchId}`,
  eventId,
  eventName: 'Match Odds',
  kind: 'market',
  winnerName: '',
  net: money(net),
  commission: commission === null ? null : money(commission),
});

describe('profit and loss', () => {
  test('sumProfitBySport merges the markets and session lines of a sport into one row', () => {
    const rows = [
      { sportId: '4', sportName: 'Cricket', kind: 'market' as const, total: money(1_000), commission: money(-20) },
      { sportId: '1', sportName: 'Soccer', kind: 'market' as const, total: money(-300), commission: null },
      { sportId: '4', sportName: 'Cricket', kind: 'fancy' as const, total: money(-250), commission: null },
    ];
    expect(sumProfitBySport(rows)).toEqual([
      { sportId: '4', sportName: 'Cricket', markets: 1_000, sessionLines: -250, gross: 750, commission: -20, net: 730 },
      { sportId: '1', sportName: 'Soccer', markets: -300, sessionLines: 0, gross: -300, commission: 0, net: -300 },
    ]);
  });

  test('sumProfits adds up gross results, commission and net results', () => {
    const profits = [
      { gross: money(750), commission: money(-20), net: money(730) },
      { gross: money(-300), commission: money(0), net: money(-300) },
    ];
    expect(sumProfits(profits)).toEqual({ gross: 450, commission: -20, net: 430 });
  });

  const eventRows = [createEvent('a', '1', 500, -10), createEvent('b', '2', -70, null), createEvent('a', '3', -30)];

  test('sumProfitByMatch merges the markets and session lines of a match into one row', () => {
    expect(
      sumProfitByMatch(eventRows).map(({ matchId, events, gross, commission, net }) => [
        matchId,
        events,
        gross,
        commission,
        net,
      ]),
    ).toEqual([
      ['a', 2, 470, -10, 460],
      ['b', 1, -70, 0, -70],
    ]);
  });

  test('listEventProfits returns only the rows of the match, each with its commission taken off', () => {
    expect(listEventProfits(eventRows, 'a').map(({ event: { eventId }, net }) => [eventId, net])).toEqual([
      ['1', 490],
      ['3', -30],
    ]);
  });

  test('listEventProfits gives unique keys to rows of the same kind and event', () => {
    const profitRows = listEventProfits(
      [createEvent('a', '1', 500), createEvent('a', '1', -200), createEvent('a', '1', -200)],
      'a',
    );
    expect([new Set(profitRows.map(({ key }) => key)).size, sumProfits(profitRows).net]).toEqual([3, 100]);
  });
});

describe('daily results', () => {
  const row = (at: string, kind: string, amount: number) => ({ at, kind, amount: money(amount) });
  const rows = [
    row('2026-11-18T18:29:59Z', 'betting', 500),
    row('2026-11-18T18:30:00Z', 'betting', -200),
    row('2026-11-19T10:00:00Z', 'commission', -5),
    row('2026-11-19T11:00:00Z', 'deposit', 99_999),
    row('2026-11-21T18:29:59Z', 'casino', -400),
    row('2026-11-21T18:30:00Z', 'betting', 7_777),
  ];
  const days = { from: '2026-11-18', to: '2026-11-21' };

  test('calculateDailyResults sums each day of the display zone, also days without bets', () => {
    expect(calculateDailyResults(rows, days)).toEqual([
      { day: '2026-11-18', result: 500, running: 500 },
      { day: '2026-11-19', result: -205, running: 295 },
      { day: '2026-11-20', result: 0, running: 295 },
      { day: '2026-11-21', result: -400, running: -105 },
    ]);
    configureDisplay({ timeZone: 'utc' });
    expect(calculateDailyResults(rows, days).map(({ result }) => result)).toEqual([300, -5, 0, 7_377]);
  });

  test('summarizeDays names the best day, the worst day and the final sum', () => {
    const summary = summarizeDays(calculateDailyResults(rows, days));
    expect([summary.best?.day, summary.worst?.day, summary.end, summary.up, summary.down]).toEqual([
      '2026-11-18',
      '2026-11-21',
      -105,
      1,
      2,
    ]);
    expect(summarizeDays(calculateDailyResults([], days))).toEqual({ best: null, worst: null, end: 0, up: 0, down: 0 });
  });
});

describe('drill-down path', () => {
  const at = (filters: Readonly<Record<string, string>>) =>
    getReportLevel(readDrillDownPath({ filters: { ...freshProfit.filters, ...filters } }));
  test.each([
    [{}, 'sports'],
    [{ sport: '4' }, 'matches'],
    [{ sport: '4', match: '30' }, 'events'],
    [{ sport: '4', match: '30', market: '1.2' }, 'bets'],
    [{ match: '30', market: '1.2' }, 'sports'],
    [{ sport: '4', market: '1.2' }, 'matches'],
  ])('getReportLevel of an address with the filters %j is %s', (filters, level) => expect(at(filters)).toBe(level));

  test('formatDrillDownSearch writes encoded ids into the address', () => {
    expect(formatDrillDownSearch('7d', {})).toBe('?days=7d');
    expect(new URLSearchParams(formatDrillDownSearch('7d', { sport: '4', match: 'a&b' })).get('match')).toBe('a&b');
  });
});
