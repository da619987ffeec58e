import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { toWallClock } from '#shared/format/wall-clock.ts';

export type ChartRange = 'recent' | 'innings' | 'all';

export const RECENT_MS = 15 * MINUTE_MS;
/** Shortest time axis: a chart that has just begun fills it from the right. */
const MIN_SPAN_MS = 2 * MINUTE_MS;

/** Returns the start of the current innings: the end of the last break. Null in the first innings. */
export function findInningsStart(events: readonly PriceEvent[], now: number): number | null {
  const last = events.findLast(({ kind, until }) => kind === 'innings-break' && until !== null && until <= now);
  return last?.until ?? null;
}

/** Returns the first moment of the time axis. */
export function findRangeStart(
  range: ChartRange,
  { first, inningsAt, now }: { readonly first: number; readonly inningsAt: number | null; readonly now: number },
): number {
  const from = range === 'recent' ? now - RECENT_MS : range === 'innings' ? (inningsAt ?? first) : first;
  return Math.min(Math.max(from, first), now - MIN_SPAN_MS);
}

const STEPS = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
] as const;

/** Lists at most `count` round moments of the reader's clock, in milliseconds since 1970. */
export function listTimeTicks(from: number, to: number, count: number): readonly number[] {
  const step = STEPS.find((each) => (to - from) / each <= count) ?? 24 * HOUR_MS;
  const offset = toWallClock(from) - from;
  const ticks: number[] = [];
  for (let at = Math.ceil((from + offset) / step) * step - offset; at <= to; at += step) ticks.push(at);
  return ticks.slice(0, count);
}
