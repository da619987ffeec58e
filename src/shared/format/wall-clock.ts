import { getDisplaySettings } from './display.ts';
import { MINUTE_MS } from './durations.ts';

// A cache: a format takes long to create.
const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached !== undefined) return cached;
  const created = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, created);
  return created;
}

/**
 * Converts a moment to the wall-clock time of the display's zone, encoded as if it were UTC. Both in milliseconds since
 * 1970.
 */
export function toWallClock(moment: number): number {
  const { timeZone } = getDisplaySettings();
  if (timeZone === 'local') return moment - new Date(moment).getTimezoneOffset() * MINUTE_MS;
  if (timeZone.toLowerCase() === 'utc') return moment;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getClock(timeZone).formatToParts(moment)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
