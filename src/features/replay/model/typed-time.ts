import { addDays, dayOf, daysOf, isDay, startOfDay, type Day } from '#shared/format/days.ts';
import { texts } from '#shared/format/texts.ts';
import { formatWhen } from '#shared/format/when.ts';

export interface Span {
  /** Milliseconds since 1970; both belong to it. */
  readonly from: number;
  readonly to: number;
}

/** `unreadable`: no time of day. `outside`: a time that the span does not have. */
export type TypedTime = { readonly kind: 'moment'; readonly at: number } | { readonly kind: 'unreadable' | 'outside' };

/** A day as the screen writes it: "14 Mar 2026". */
const SHOWN_DAY = /^(\d{2}) (\p{L}{3,4}) (\d{4}),?(?= )/u;
const WRITTEN = /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
/** A span longer than this is not searched day by day: the day has to be written. */
const MOST_DAYS = 60;

/** The moment a clock in the display's zone showed this time on this day; on a day with a changed clock it may be an hour off midnight's count. */
function momentOn(day: Day, [hours, minutes, seconds]: readonly [number, number, number]): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  const shown = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
  const counted = start + hours * HOUR_MS + (minutes * 60 + seconds) * SECOND_MS;
  return [0, HOUR_MS, -HOUR_MS].map((off) => counted + off).find((moment) => formatWhen(moment, 'clock') === shown && dayOf(moment) === day) ?? null;
}

function daysIn(span: Span): readonly Day[] {
  const [first, last] = [dayOf(span.from), dayOf(span.to)];
  if (first === null || last === null) return [];
  const earliest = addDays(last, 1 - MOST_DAYS);
  return daysOf({ from: first < earliest ? earliest : first, to: last });
}

/** The text with such a day as an address or a file has it: "2026-03-14". */
function withPlainDay(text: string): string {
  return text.replace(SHOWN_DAY, (whole, date: string, name: string, year: string) => {
    const month = texts.months.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
    return month === 0 ? whole : `${year}-${String(month).padStart(2, '0')}-${date}`;
  });
}

/**
 * A time as a reader types it, in the display's zone: "14:03:07", "14:03", "21 Nov 2026, 14:03:07" or "2026-11-21 14:03:07". Without
 * a day the latest such time of the span is meant; a second counts as a whole, to its end.
 */
export function readTime(typed: string, span: Span): TypedTime {
  const [whole, day, ...parts] = WRITTEN.exec(withPlainDay(typed.trim())) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  if (whole === undefined || hours > 23 || minutes > 59 || seconds > 59 || (day !== undefined && !isDay(day))) return { kind: 'unreadable' };
  const days = day === undefined ? daysIn(span) : [day];
  const moments = days.flatMap((each) => momentOn(each, [hours, minutes, seconds]) ?? []);
  // What happened within the second asked for is part of the answer.
  const found = moments.map((moment) => ({ moment, end: moment + SECOND_MS - 1 })).findLast(({ moment, end }) => end >= span.from && moment <= span.to);
  return found === undefined ? { kind: 'outside' } : { kind: 'moment', at: Math.min(found.end, span.to) };
}
