import { DEFAULT_POLLING_INTERVALS, type PollingIntervals } from '#shared/live/transport/transport.ts';
import type { Config } from '../../boot/config/schema.ts';

/**
 * Returns how long a response stays fresh, in milliseconds: `minimum`, or longer, so that prices survive two missed
 * responses.
 */
const calculateTtl = (interval: number, minimum: number): number => Math.max(minimum, interval * 3);

/** Intervals of the configuration, and how long their responses stay fresh. */
export const toPollingIntervals = ({ inPlayMs, upcomingMs, homeMs }: Config['live']): PollingIntervals => ({
  ...DEFAULT_POLLING_INTERVALS,
  inPlay: inPlayMs,
  upcoming: upcomingMs,
  home: homeMs,
  inPlayTtlMs: calculateTtl(inPlayMs, DEFAULT_POLLING_INTERVALS.inPlayTtlMs),
  upcomingTtlMs: calculateTtl(upcomingMs, DEFAULT_POLLING_INTERVALS.upcomingTtlMs),
  homeTtlMs: calculateTtl(homeMs, DEFAULT_POLLING_INTERVALS.homeTtlMs),
});
