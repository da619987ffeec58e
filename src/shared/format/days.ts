import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { dayTexts } from './day-texts.ts';
import { DAY_MS } from './durations.ts';
import { formatWallClock, parseTimestamp } from './timestamp.ts';
import { toWallClock } from './wall-clock.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A calendar day as a date input holds it: "2026-11-21". It belongs to no time zone. */
export type Day = string;

/** A range of days, including both ends. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const ISO_DAY = 'YYYY-MM-DD';

/** Parses a day to its midnight in UTC, strictly: 30 February and "2026-1-1" are invalid. */
const parseDay = (day: Day): Dayjs => dayjs.utc(day, ISO_DAY, true);

const toIsoDay = (wall: number): Day => dayjs.utc(wall).format(ISO_DAY);

/** Checks that a text is an existing day: 30 February is none. */
export const isDay = (text: string | null | undefined): text is Day =>
  typeof text === 'string' && parseDay(text).isValid();

/** Formats a day in the language: "21 Nov 2026", or "21 Nov". Returns other text unchanged. */
export const formatDay = (day: Day, style: 'date' | 'short' = 'date'): string => {
  const midnight = parseDay(day);
  return midnight.isValid() ? formatWallClock(midnight.valueOf(), style === 'date' ? 'date' : 'day') : day;
};

/** Formats a range: "01 Nov 2026 to 21 Nov 2026". A single day appears once. */
export const formatDays = ({ from, to }: DayRange): string =>
  from === to ? formatDay(from) : dayTexts.range({ from: formatDay(from), to: formatDay(to) });

/** Returns the day of a moment in the display's zone, or `null`. */
export function toDay(raw: unknown): Day | null {
  const moment = parseTimestamp(raw);
  return moment === null ? null : toIsoDay(toWallClock(moment));
}

/** Adds days (negative: earlier). Throws a RangeError for a text that is no day. */
export function addDays(day: Day, days: number): Day {
  const midnight = parseDay(day);
  if (!midnight.isValid()) throw new RangeError(`not a day: ${day}`);
  return midnight.add(days, 'day').format(ISO_DAY);
}

/** Counts the days of a range, including both ends. 0 or below when it runs backwards. */
export const countDays = ({ from, to }: DayRange): number => parseDay(to).diff(parseDay(from), 'day') + 1;

/** Lists every day of a range in order. */
export const listDaysInRange = (range: DayRange): Day[] =>
  Array.from({ length: Math.max(0, countDays(range)) || 0 }, (_, index) => addDays(range.from, index));

/** Returns the last `count` days up to and including the day of `now` (milliseconds). 1 is today alone. */
export function listLastDays(count: number, now: number): DayRange {
  const to = toIsoDay(toWallClock(now));
  return { from: addDays(to, 1 - count), to };
}

/**
 * Returns the first moment of a day in the display's zone, in milliseconds, or `null`.
 *
 * If the clocks skip midnight, it is the moment after the gap. If midnight comes twice, it is the first one. So
 * neighbouring days never overlap and leave no gap. dayjs.tz() returns the second one (docs/decisions/0033-dayjs.md).
 */
export function startOfDay(day: Day): number | null {
  const midnight = parseDay(day).valueOf();
  if (Number.isNaN(midnight)) return null;
  // A zone's offset is that of the day before or the day after, unless the clocks change in between.
  const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((near) => toWallClock(near) - near);
  const starts = offsets.map((offset) => midnight - offset).filter((start) => toWallClock(start) === midnight);
  return starts.length > 0 ? Math.min(...starts) : findFirstMoment(midnight);
}

/** Finds a skipped midnight by bisection: the moment at which the wall clock passes it. */
function findFirstMoment(midnight: number): number {
  let before = midnight - DAY_MS;
  let after = midnight + DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (toWallClock(middle) < midnight) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * Converts a range of days to the first and last moment of a report, ISO 8601 in UTC. The last one is the last
 * millisecond of the last day.
 *
 * A day with a clock change has 23 or 25 hours. Returns `null` for invalid days or a range that runs backwards.
 */
export function toTimeSpan({ from, to }: DayRange): { readonly from: string; readonly to: string } | null {
  if (!isDay(from) || !isDay(to) || from > to) return null;
  const start = startOfDay(from);
  const next = startOfDay(addDays(to, 1));
  return start === null || next === null
    ? null
    : { from: new Date(start).toISOString(), to: new Date(next - 1).toISOString() };
}
