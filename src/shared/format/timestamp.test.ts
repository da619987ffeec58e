import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCountdown } from './countdown.ts';
import { configureDisplay, getDisplaySettings } from './display.ts';
import { formatStartTime, formatTimestamp, parseTimestamp } from './timestamp.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

const toTime = (iso: string): number => Date.parse(iso);

describe('parseTimestamp', () => {
  test.each([
    ['2026-11-21T04:05:06Z'],
    ['2026-11-21T04:05:06.000Z'],
    ['2026-11-21 04:05:06'],
    ['2026-11-21T04:05:06'],
    ['2026-11-21T09:35:06+05:30'],
    ['2026-11-21T09:35:06+0530'],
    ['2026-11-20T23:05:06-05:00'],
    [toTime('2026-11-21T04:05:06Z')],
    [new Date('2026-11-21T04:05:06Z')],
  ])('reads %s as the same moment', (raw) => expect(parseTimestamp(raw)).toBe(toTime('2026-11-21T04:05:06Z')));

  test.each([
    [undefined],
    [null],
    [''],
    ['now'],
    ['today'],
    ['2026-02-30'],
    ['2026-13-01'],
    ['2026-11-21T25:00:00Z'],
    ['2026-11-21T24:00:00Z'],
    ['21/11/2026'],
    ['0'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [new Date(Number.NaN)],
    [true],
    [[]],
    [{}],
    ['2026-11-21T04:05:06Zjunk'],
    [9e15],
  ])('reads %s as null, never as now', (raw) => {
    expect([parseTimestamp(raw), formatTimestamp(raw), formatStartTime(raw, 0), formatCountdown(raw, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('accepts every moment that JavaScript can print', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('0100-01-01'), max: new Date('9999-12-31') }),
        (date) => {
          expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
        },
      ),
    );
  });
});

describe('formatTimestamp', () => {
  const noon = '2026-11-21T12:05:09.000Z';
  test.each([
    ['Asia/Kolkata', 'table', '11/21/2026 05:35:09 PM'],
    ['utc', 'table', '11/21/2026 12:05:09 PM'],
    ['UTC', 'time', '12:05'],
    ['America/New_York', 'table', '11/21/2026 07:05:09 AM'],
    ['Asia/Kathmandu', 'clock', '17:50:09'],
    ['Asia/Kolkata', 'moment', '21 Nov 2026, 17:35'],
    ['Asia/Kolkata', 'short', '21 Nov, 17:35'],
    ['Asia/Kolkata', 'clock', '17:35:09'],
    ['Pacific/Auckland', 'input', '2026-11-22'],
  ] as const)('uses the zone %s in the style %s', (timeZone, style, expected) => {
    configureDisplay({ timeZone });
    expect(formatTimestamp(noon, style)).toBe(expected);
  });

  test('handles midnight, noon and every month', () => {
    configureDisplay({ timeZone: 'utc' });
    expect([
      formatTimestamp('2026-11-21T00:00:00Z', 'table'),
      formatTimestamp('2026-11-21T12:00:00Z', 'table'),
    ]).toEqual(['11/21/2026 12:00:00 AM', '11/21/2026 12:00:00 PM']);
    const months = Array.from({ length: 12 }, (_, month) =>
      formatTimestamp(Date.UTC(2026, month, 1), 'date')?.slice(3, 6),
    );
    expect(months).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']);
  });

  test('follows a zone through its clock changes', () => {
    configureDisplay({ timeZone: 'Europe/London' });
    const formatted = [
      '2026-10-25T00:59:59Z',
      '2026-10-25T01:00:00Z',
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
    ].map((moment) => formatTimestamp(moment, 'file'));
    expect(formatted).toEqual([
      '2026-10-25 01:59:59',
      '2026-10-25 01:00:00',
      '2026-03-29 00:59:59',
      '2026-03-29 02:00:00',
    ]);
  });

  test("uses the reader's own zone with the setting local", () => {
    configureDisplay({ timeZone: 'local' });
    const local = new Date(noon);
    expect(formatTimestamp(noon, 'time')).toBe(
      `${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`,
    );
  });
});

describe('formatStartTime', () => {
  test.each([
    ['2026-11-21T14:00:00Z', 'Today 19:30'],
    ['2026-11-21T18:29:00Z', 'Today 23:59'],
    ['2026-11-21T18:31:00Z', 'Tomorrow 00:01'],
    ['2026-11-22T18:31:00Z', '23 Nov, 00:01'],
    ['2026-11-20T12:00:00Z', '20 Nov, 17:30'],
  ])('writes %s as %s in Kolkata', (raw, expected) =>
    expect(formatStartTime(raw, toTime('2026-11-21T04:00:00Z'))).toBe(expected),
  );
});

describe('formatCountdown', () => {
  const now = toTime('2026-11-21T00:00:00Z');
  test.each([
    [0, '0s'],
    [-5000, '0s'],
    [1, '1s'],
    [5000, '5s'],
    [59_999, '1m 0s'],
    [249_000, '4m 9s'],
    [3_600_000, '1h 0m'],
    [11_100_000, '3h 5m'],
    [187_200_000, '2d 4h'],
  ])('writes %d ms as %s', (left, expected) => expect(formatCountdown(now + left, now)).toBe(expected));
});
