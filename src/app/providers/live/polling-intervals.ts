import {
  DEFAULT_POLLING_INTERVALS,
  type PollingIntervals,
  type PriceDetail,
} from '#shared/live/transport/transport.ts';
import type { Config } from '../../boot/config/schema.ts';

/**
 * Returns how long a response stays fresh, in milliseconds: `minimum`, or longer, so that prices survive two missed
 * responses.
 */
const calculateTtl = (interval: number, minimum: number): number => Math.max(minimum, interval * 3);

/** Lite mode polls two thirds as often, and no resource more than once a second. */
const slowDown = (interval: number): number => Math.max(1_000, interval * 1.5);

/** Intervals of the configuration, longer in lite mode, and how long their responses stay fresh. */
export function toPollingIntervals(live: Config['live'], detail: PriceDetail): PollingIntervals {
  const [inPlay, upcoming, home] = [live.inPlayMs, live.upcomingMs, live.homeMs].map((interval) =>
    detail === 'lite' ? slowDown(interval) : interval,
  ) as [number, number, number];
  return {
    ...DEFAULT_POLLING_INTERVALS,
    inPlay,
    upcoming,
    home,
    inPlayTtlMs: calculateTtl(inPlay, DEFAULT_POLLING_INTERVALS.inPlayTtlMs),
    upcomingTtlMs: calculateTtl(upcoming, DEFAULT_POLLING_INTERVALS.upcomingTtlMs),
    homeTtlMs: calculateTtl(home, DEFAULT_POLLING_INTERVALS.homeTtlMs),
  };
}
