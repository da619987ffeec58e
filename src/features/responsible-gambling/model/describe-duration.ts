import { MINUTE_MS } from '#shared/format/durations.ts';
import { panelTexts } from '../panel-texts.ts';
import { texts } from '../texts.ts';
import type { CheckInterval } from './session-timer.ts';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/** "under 1 min", "42 min", "1 h 5 min". */
export function formatPlayTime(ms: number): string {
  const total = Math.floor(ms / MINUTE_MS);
  if (total < 1) return texts.duration.short;
  const minutes = total % HOUR_MINUTES;
  return total < HOUR_MINUTES
    ? texts.duration.minutes({ minutes })
    : texts.duration.hours({ hours: Math.floor(total / HOUR_MINUTES), minutes });
}

/** "Never", "15 min", "2 h". */
export function describeCheckInterval(interval: CheckInterval): string {
  if (interval === 'off') return panelTexts.interval.never;
  return interval < HOUR_MINUTES
    ? panelTexts.interval.minutes({ minutes: interval })
    : panelTexts.interval.hours({ hours: interval / HOUR_MINUTES });
}

/** "24 hours", "30 days", "6 weeks": weeks only above four. */
export function describeTimeOut(hours: number): string {
  if (hours === DAY_HOURS) return texts.timeOut.span.day;
  return hours % WEEK_HOURS === 0 && hours > 4 * WEEK_HOURS
    ? texts.timeOut.span.weeks({ weeks: hours / WEEK_HOURS })
    : texts.timeOut.span.days({ days: hours / DAY_HOURS });
}
