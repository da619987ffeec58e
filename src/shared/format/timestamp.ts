import { toDisplayDigits } from './display.ts';
import { DAY_MS } from './durations.ts';
import { texts } from './texts.ts';
import { toWallClock } from './wall-clock.ts';

/** Forms in Latin digits, the same in every language. */
const fixedPatterns = {
  /** Date form of docs/requirements.md#28-casino-order-history. All other screens use the forms below. */
  table: 'MM/DD/YYYY hh:mm:ss A',
  /** Value of a date input. */
  input: 'YYYY-MM-DD',
  /** For files only: spreadsheets of every country read it as the same day. */
  file: 'YYYY-MM-DD HH:mm:ss',
} as const;

/** Forms in the language: its date, a time of day, or both. */
const wordedForms = {
  moment: ['date', 'HH:mm'],
  /** `moment` with seconds. */
  second: ['date', 'HH:mm:ss'],
  short: ['dayOfYear', 'HH:mm'],
  date: ['date', ''],
  /** `date` without its year. */
  day: ['dayOfYear', ''],
  time: [null, 'HH:mm'],
  clock: [null, 'HH:mm:ss'],
} as const;

export type TimestampStyle = keyof typeof fixedPatterns | keyof typeof wordedForms;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

const parseOffsetMinutes = (zone: string): number => {
  const digits = zone.replace(':', '');
  return (digits.startsWith('-') ? -1 : 1) * (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3)));
};

function parseIso(text: string): number | null {
  const [match, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    ISO.exec(text.trim()) ?? [];
  const utc = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
  const moment = match === undefined ? NaN : Date.parse(utc);
  // Date.parse moves 30 February to March, so a moved date was invalid.
  if (Number.isNaN(moment) || new Date(moment).toISOString() !== utc) return null;
  return moment - (/^z$/i.test(zone) ? 0 : parseOffsetMinutes(zone) * 60_000);
}

/**
 * Parses a moment into milliseconds since 1970 from ISO 8601 text (UTC without a zone), milliseconds or a Date. Returns
 * `null` for anything else, never "now".
 */
export function parseTimestamp(raw: unknown): number | null {
  const value =
    typeof raw === 'string'
      ? parseIso(raw)
      : typeof raw === 'number'
        ? raw
        : raw instanceof Date
          ? raw.getTime()
          : null;
  return value !== null && Number.isFinite(value) && Math.abs(value) <= 8.64e15 ? value : null;
}

/** Lists the short names of the months, from January. */
export const listMonthNames = (): readonly string[] => Object.values(texts.months);

function fillPattern(clock: Date, pattern: string): string {
  // JSON has null for a time that no date can hold.
  const [YYYY, MM, DD, HH = '', mm, ss] = JSON.stringify(clock).match(/\d+/g) ?? [];
  const hour = Number(HH);
  const hh = String(hour % 12 || 12).padStart(2, '0');
  const fields: Readonly<Record<string, string | undefined>> = {
    YYYY,
    MM,
    DD,
    HH,
    hh,
    mm,
    ss,
    A: hour < 12 ? 'AM' : 'PM',
  };
  return pattern.replace(/[A-Z]+|[a-z]+/g, (name) => fields[name] ?? name);
}

/**
 * Formats a wall-clock time (milliseconds, as if it were UTC) without dayjs, which only days.ts uses:
 * docs/decisions/0033-dayjs.md has the reasons.
 */
export function formatWallClock(wall: number, style: TimestampStyle): string {
  const clock = new Date(wall);
  if (style in fixedPatterns) return fillPattern(clock, fixedPatterns[style as keyof typeof fixedPatterns]);
  const [form, pattern] = wordedForms[style as keyof typeof wordedForms];
  const time = fillPattern(clock, pattern);
  if (form === null) return toDisplayDigits(time);
  const date = texts[form]({
    day: fillPattern(clock, 'DD'),
    month: listMonthNames()[clock.getUTCMonth()] ?? '',
    year: fillPattern(clock, 'YYYY'),
  });
  return toDisplayDigits(time === '' ? date : texts.moment({ date, time }));
}

/** Formats a moment in the display's zone, or returns `null`. Style `table` is MM/DD/YYYY hh:mm:ss A. */
export function formatTimestamp(raw: unknown, style: TimestampStyle = 'moment'): string | null {
  const moment = parseTimestamp(raw);
  return moment === null ? null : formatWallClock(toWallClock(moment), style);
}

/**
 * Formats a match start relative to `now` (milliseconds): "Today 19:30", "Tomorrow 19:30", "24 Nov, 19:30". `null`
 * without a moment.
 */
export function formatStartTime(raw: unknown, now: number): string | null {
  const moment = parseTimestamp(raw);
  if (moment === null) return null;
  const start = toWallClock(moment);
  const time = formatWallClock(start, 'time');
  const daysAway = Math.floor(start / DAY_MS) - Math.floor(toWallClock(now) / DAY_MS);
  return daysAway === 0
    ? texts.today({ time })
    : daysAway === 1
      ? texts.tomorrow({ time })
      : formatWallClock(start, 'short');
}
