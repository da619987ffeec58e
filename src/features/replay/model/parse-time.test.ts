import { afterEach, describe, expect, test } from 'vitest';
import { configureDisplay } from '#shared/format/display.ts';
import { createEventfulMarket, STARTED_AT } from '../testing/sample-market.ts';
import { describeMarketAt, formatMoment } from './describe-moment.ts';
import { parseTime } from './parse-time.ts';

const setTimeZone = (timeZone: string) => configureDisplay({ locale: 'en-IN', currency: 'INR', timeZone });
afterEach(() => setTimeZone('UTC'));

const toTime = (iso: string): number => Date.parse(iso);
const span = { from: STARTED_AT + 250, to: STARTED_AT + 3_600_000 };

describe('parseTime', () => {
  test.each([
    ['14:03:07', '2026-03-14T14:03:07.999Z'],
    ['14:03', '2026-03-14T14:03:00.999Z'],
    [' 14.03.07 ', '2026-03-14T14:03:07.999Z'],
    ['2026-03-14 14:03:07', '2026-03-14T14:03:07.999Z'],
    ['14 Mar 2026, 14:03:07', '2026-03-14T14:03:07.999Z'],
    ['14 mar 2026 14:03', '2026-03-14T14:03:00.999Z'],
    ['14:00:00', '2026-03-14T14:00:00.999Z'],
  ])('reads %s as the end of that second', (input, moment) => {
    setTimeZone('UTC');
    expect(parseTime(input, span)).toEqual({ kind: 'moment', at: toTime(moment) });
  });

  test('returns no time after the end of the span', () => {
    setTimeZone('UTC');
    expect(parseTime('15:00:00', span)).toEqual({ kind: 'moment', at: span.to });
  });

  test.each([
    '',
    'noon',
    '25:00',
    '14:60',
    '14:03:61',
    '14',
    '2026-02-30 14:03:07',
    '30 Feb 2026, 14:03:07',
    '14 Foo 2026, 14:03:07',
    '14:03:07 pm',
  ])('refuses %j as unreadable', (input) => {
    expect(parseTime(input, span).kind).toBe('unreadable');
  });

  test.each(['13:59:59', '15:00:01', '2026-03-13 14:03:07'])('reads %s as outside the span', (input) => {
    setTimeZone('UTC');
    expect(parseTime(input, span).kind).toBe('outside');
  });

  test("uses the display's time zone", () => {
    setTimeZone('Asia/Kolkata');
    expect(parseTime('19:33:07', span)).toEqual({ kind: 'moment', at: toTime('2026-03-14T14:03:07.999Z') });
    expect(parseTime('19:33:07', { from: STARTED_AT, to: STARTED_AT + 30 * 3_600_000 })).toEqual({
      kind: 'moment',
      at: toTime('2026-03-15T14:03:07.999Z'),
    });
  });

  test('reads back a time formatted for a span of several days', () => {
    setTimeZone('Asia/Kolkata');
    const days = { from: STARTED_AT, to: STARTED_AT + 30 * 3_600_000 };
    expect(formatMoment(STARTED_AT, days)).toBe('14 Mar 2026, 19:30:00');
    expect(parseTime(formatMoment(STARTED_AT, days), days)).toEqual({ kind: 'moment', at: STARTED_AT + 999 });
  });

  test('handles a day with a clock change', () => {
    setTimeZone('Europe/Berlin');
    const night = { from: toTime('2026-03-29T00:00:00Z'), to: toTime('2026-03-29T06:00:00Z') };
    expect(parseTime('04:30:00', night)).toEqual({ kind: 'moment', at: toTime('2026-03-29T02:30:00.999Z') });
    expect(parseTime('02:30:00', night).kind).toBe('outside');
  });
});

test('describeMarketAt names the best prices of each runner, or the reason why there are none', () => {
  setTimeZone('UTC');
  const track = createEventfulMarket().track(181_000);
  expect(describeMarketAt(track, STARTED_AT + 30_999, track)).toBe('At 14:00:30: Mumbai 1.80 to back, 1.82 to lay');
  expect(describeMarketAt(track, STARTED_AT + 60_999, track)).toBe(
    'At 14:01:00: Mumbai 2.10 to back, 2.12 to lay (Suspended)',
  );
  expect(describeMarketAt(track, STARTED_AT - 1, track)).toBe('At 13:59:59 the market was not on screen.');
});
