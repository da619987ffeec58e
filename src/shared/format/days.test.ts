import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addDays,
  countDays,
  formatDay,
  formatDays,
  isDay,
  listDaysInRange,
  listLastDays,
  startOfDay,
  toDay,
  toTimeSpan,
} from './days.ts';
import { configureDisplay, getDisplaySettings } from './display.ts';
import { formatTimestamp } from './timestamp.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

const toSpan = (from: string, to = from) => toTimeSpan({ from, to });
const countHours = (day: string) => ((startOfDay(addDays(day, 1)) ?? 0) - (startOfDay(day) ?? 0)) / 3_600_000;

describe('days in four time zones', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21', '2026-11-20T18:30:00.000Z', '2026-11-21T18:29:59.999Z'],
    ['Europe/London', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
    ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
    ['Pacific/Auckland', '2026-11-21', '2026-11-20T11:00:00.000Z', '2026-11-21T10:59:59.999Z'],
    ['utc', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
    // The clocks go forward: 23 hours.
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
    // The clocks go back: 25 hours.
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T11:59:59.999Z'],
  ])('day bounds in %s: %s runs from %s to %s', (timeZone, day, from, to) => {
    configureDisplay({ timeZone });
    expect(toSpan(day)).toEqual({ from, to });
  });

  test.each([
    // Midnight itself is skipped.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    // Midnight comes twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    // Half an hour only.
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    // A whole day that never was: the islands moved across the date line.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ])('day bounds in %s: %s begins at %s and has %d hours', (timeZone, day, start, length) => {
    configureDisplay({ timeZone });
    expect([new Date(startOfDay(day) ?? 0).toISOString(), countHours(day)]).toEqual([start, length]);
  });
});

describe('days', () => {
  test.each([['2026-02-30'], ['2026-13-01'], ['2026-1-1'], [''], ['today'], ['2026-11-21T00:00:00Z'], ['-2026-11-21']])(
    'day text %s is invalid',
    (text) => {
      expect([isDay(text), startOfDay(text), toSpan(text)]).toEqual([false, null, null]);
    },
  );

  test('day formatting is the same in every zone', () => {
    configureDisplay({ timeZone: 'America/New_York' });
    expect([
      formatDays({ from: '2026-11-01', to: '2026-11-21' }),
      formatDays({ from: '2026-11-21', to: '2026-11-21' }),
    ]).toEqual(['01 Nov 2026 to 21 Nov 2026', '21 Nov 2026']);
    expect([formatDay('2026-11-01'), formatDay('2026-11-01', 'short'), formatDay('soon')]).toEqual([
      '01 Nov 2026',
      '01 Nov',
      'soon',
    ]);
  });

  test('range bounds are null for a range that runs backwards', () =>
    expect(toSpan('2026-11-22', '2026-11-21')).toBeNull());

  test("listLastDays counts seven days including today in the display's zone", () => {
    expect(listLastDays(7, Date.parse('2026-11-20T18:29:59Z'))).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(listLastDays(7, Date.parse('2026-11-20T18:30:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    configureDisplay({ timeZone: 'America/New_York' });
    expect(listLastDays(1, Date.parse('2026-11-21T04:59:59Z'))).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  test('day counts cross months, leap days and clock changes', () => {
    configureDisplay({ timeZone: 'Europe/London' });
    expect(listDaysInRange({ from: '2028-02-27', to: '2028-03-01' })).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(countDays({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
    expect(listDaysInRange({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  });

  test('day bounds follow one another without gap or overlap in every zone', () => {
    const zone = fc.constantFrom(
      'Asia/Kolkata',
      'Europe/London',
      'America/New_York',
      'Pacific/Auckland',
      'America/Havana',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'utc',
      'local',
    );
    const moment = fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2037-12-31') });
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        configureDisplay({ timeZone });
        const day = toDay(at) ?? '';
        const bounds = toSpan(day);
        expect(Date.parse(bounds?.from ?? '')).toBeLessThanOrEqual(at);
        expect(Date.parse(bounds?.to ?? '')).toBeGreaterThanOrEqual(at);
        expect(Date.parse(toSpan(addDays(day, 1))?.from ?? '')).toBe(Date.parse(bounds?.to ?? '') + 1);
        expect(day).toBe(formatTimestamp(at, 'input'));
      }),
      { numRuns: 500 },
    );
  });
});
