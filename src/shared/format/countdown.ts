import { countdownTexts } from './countdown-texts.ts';
import { parseTimestamp } from './timestamp.ts';

/**
 * Formats the time until a moment: "2d 4h", "3h 5m", "4m 9s", "9s". Rounds seconds up. "0s" after the moment, `null`
 * without one.
 */
export function formatCountdown(raw: unknown, now: number): string | null {
  const moment = parseTimestamp(raw);
  if (moment === null) return null;
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const [days, hours, minutes, seconds] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  if (days > 0) return countdownTexts.days({ days, hours });
  if (hours > 0) return countdownTexts.hours({ hours, minutes });
  return minutes > 0 ? countdownTexts.minutes({ minutes, seconds }) : countdownTexts.seconds({ seconds });
}
