import { toLatinDigits } from '#shared/domain/money/latin-digits.ts';
import { addDays, type Day, isDay, listDaysInRange, startOfDay, toDay } from '#shared/format/days.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import { formatTimestamp, listMonthNames } from '#shared/format/timestamp.ts';

export interface ReplaySpan {
  /** Milliseconds since 1970, both ends included. */
  readonly from: number;
  readonly to: number;
}

/** `unreadable`: not a time of day. `outside`: a time that the span does not contain. */
export type ParsedTime = { readonly kind: 'moment'; readonly at: number } | { readonly kind: 'unreadable' | 'outside' };

/** A date as the screen formats it in any language, "14 Mar 2026", before a time of day. */
const DISPLAY_DAY_PATTERN = /^(.*[^\d:.])(\d{1,2}[:.].*)$/;
const TIME_PATTERN = /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/;
/** In a longer span the date is required, because each day would be searched. */
const MAX_DAYS = 60;

/** Finds the moment when clocks in the display's zone showed this time. A clock change can move it by an hour. */
function findMoment(day: Day, [hours, minutes, seconds]: readonly [number, number, number]): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const padTwo = (part: number): string => String(part).padStart(2, '0');
  const clockText = `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(seconds)}`;
  const expectedMoment = start + hours * HOUR_MS + (minutes * 60 + seconds) * SECOND_MS;
  return (
    [0, HOUR_MS, -HOUR_MS]
      .map((offset) => expectedMoment + offset)
      .find((moment) => formatTimestamp(moment, 'file')?.endsWith(` ${clockText}`) && toDay(moment) === day) ?? null
  );
}

function listDays(span: ReplaySpan): readonly Day[] {
  const [first, last] = [toDay(span.from), toDay(span.to)];
  if (first === null || last === null) return [];
  const earliest = addDays(last, 1 - MAX_DAYS);
  return listDaysInRange({ from: first < earliest ? earliest : first, to: last });
}

/** Replaces a displayed date by its ISO form: "2026-03-14". Its day, month and year may have any order. */
function normalizeDay(text: string): string {
  const [, dayText = '', time = ''] = DISPLAY_DAY_PATTERN.exec(text) ?? [];
  const name = dayText
    .replace(/[\d\s,،]+/g, ' ')
    .trim()
    .toLowerCase();
  const month = listMonthNames().findIndex((known) => known.toLowerCase() === name) + 1;
  const [, date] = /(?<!\d)(\d{2})(?!\d)/.exec(dayText) ?? [];
  const [, year] = /(?<!\d)(\d{4})(?!\d)/.exec(dayText) ?? [];
  return month === 0 || date === undefined || year === undefined
    ? text
    : `${year}-${String(month).padStart(2, '0')}-${date} ${time}`;
}

/**
 * Parses a typed time in the display's zone: "14:03:07", "14:03", "21 Nov 2026, 14:03:07" or "2026-11-21 14:03:07".
 * Without a date it returns the latest such time in the span. The result is the end of that second.
 */
export function parseTime(input: string, span: ReplaySpan): ParsedTime {
  const [fullMatch, day, ...parts] = TIME_PATTERN.exec(normalizeDay(toLatinDigits(input).trim())) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part: string | undefined) => Number(part ?? 0));
  if (fullMatch === undefined || hours > 23 || minutes > 59 || seconds > 59 || (day !== undefined && !isDay(day)))
    return { kind: 'unreadable' };
  const days = day === undefined ? listDays(span) : [day];
  const moments = days.flatMap((each) => findMoment(each, [hours, minutes, seconds]) ?? []);
  // Events within the requested second belong to the result.
  const match = moments
    .map((moment) => ({ moment, end: moment + SECOND_MS - 1 }))
    .findLast(({ moment, end }) => end >= span.from && moment <= span.to);
  return match === undefined ? { kind: 'outside' } : { kind: 'moment', at: Math.min(match.end, span.to) };
}
