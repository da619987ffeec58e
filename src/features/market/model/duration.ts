import { getNumberFormat } from '#shared/format/display.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { texts } from './price-texts.ts';

/** Formats milliseconds with two significant digits at most: "0.8 s", "12 s", "5 min", "2 h". */
export function formatDuration(ms: number): string {
  const span = Math.max(0, ms);
  if (span < 9_950) return texts.seconds({ seconds: getNumberFormat('plain', 1).format(Math.round(span / 100) / 10) });
  if (span < MINUTE_MS) return texts.seconds({ seconds: Math.round(span / SECOND_MS) });
  return span < HOUR_MS
    ? texts.minutes({ minutes: Math.floor(span / MINUTE_MS) })
    : texts.hours({ hours: Math.floor(span / HOUR_MS) });
}
