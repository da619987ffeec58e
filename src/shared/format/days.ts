import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { texts } from './texts.ts';
import { toWallClock } from './wall-clock.ts';
import { parseTimestamp } from './timestamp.ts';

dayjs.extend(utc);

/** A calendar day as a date input holds it: "2026-11-21". It belongs to no time zone. */
export type Day = string;

/** Both days belong to it. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const parseMidnight = (day: Day): number | null => {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isNaN(midnight) || toIsoDay(midnight) !== day ? null : midnight;
};

const toIsoDay = (midnight: number): Day => new Date(midnight).toISOString().slice(0, 10);

/** Whether a text is a day that there is: 30 February is none. */
export const isDay = (text: string | null | undefined): text is Day =>
  typeof text === 'string' && parseMidnight(text) !== null;

const patterns = { date: 'DD MMM YYYY', short: 'DD MMM' } as const;

/** "21 Nov 2026", or "21 Nov"; the text itself where it is no day. */
export const formatDay = (day: Day, style: keyof typeof patterns = 'date'): string => {
  const midnight = parseMidnight(day);
  return midnight === null ? day : dayjs.utc(midnight).format(patterns[style]);
};

/** "01 Nov 2026 to 21 Nov 2026"; one day alone is written once. */
export const formatDays = ({ from, to }: DayRange): string =>
  from === to ? formatDay(from) : texts.dayRange(formatDay(from), formatDay(to));

/** The day on which a moment falls in the display's zone; `null` for no moment. */
export function toDay(raw: unknown): Day | null {
  const moment = parseTimestamp(raw);
  return moment === null ? null : toIsoDay(toWallClock(moment));
}

/** The day so many days later (earlier below 0). Throws a RangeError for a text that is no day. */
export function addDays(day: Day, days: number): Day {
  const midnight = parseMidnight(day);
  if (midnight === null) throw new RangeError(`not a day: ${day}`);
  return toIsoDay(midnight + days * DAY);
}

/** How many days a range has, both ends counted; 0 or below when it runs backwards. */
export const countDays = ({ from, to }: DayRange): number =>
  Math.round(((parseMidnight(to) ?? Number.NaN) - (parseMidnight(from) ?? Number.NaN)) / DAY) + 1;

/** Every day of a range in order. */
export const listDaysInRange = (range: DayRange): Day[] =>
  Array.from({ length: Math.max(0, countDays(range)) || 0 }, (_, index) => addDays(range.from, index));

/** The last `count` days up to and with the day of `now` (milliseconds): 1 is today alone. */
export function lastDays(count: number, now: number): DayRange {
  const to = toIsoDay(toWallClock(now));
  return { from: addDays(to, 1 - count), to };
}

/**
 * The first moment of a day in the display's zone, in milliseconds; `null` for no day. Where the clocks skip midnight it is the
 * moment after the gap, and where midnight comes twice the first of them: the days before and after never overlap nor leave a gap.
 */
export function startOfDay(day: Day): number | null {
  const midnight = parseMidnight(day);
  if (midnight === null) return null;
  // A zone's offset is that of a day before or a day after, unless the clocks change in between.
  const offsets = [midnight - DAY, midnight + DAY].map((near) => toWallClock(near) - near);
  const starts = offsets.map((offset) => midnight - offset).filter((start) => toWallClock(start) === midnight);
  return starts.length > 0 ? Math.min(...starts) : findFirstMoment(midnight);
}

/** Midnight that no clock ever showed: the moment at which the wall clock passes it, found by halving. */
function findFirstMoment(midnight: number): number {
  let before = midnight - DAY;
  let after = midnight + DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (toWallClock(middle) < midnight) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * A range of days as the moments a report is asked for: the first of its first day and the last millisecond of its last, ISO 8601
 * in UTC. A day on which the clocks change has 23 or 25 hours. `null` for what are no days, or where the range runs backwards.
 */
export function toTimeSpan({ from, to }: DayRange): { readonly from: string; readonly to: string } | null {
  if (!isDay(from) || !isDay(to) || from > to) return null;
  const start = startOfDay(from);
  const next = startOfDay(addDays(to, 1));
  return start === null || next === null
    ? null
    : { from: new Date(start).toISOString(), to: new Date(next - 1).toISOString() };
}
