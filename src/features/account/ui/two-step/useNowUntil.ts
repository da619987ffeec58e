import { useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/format/durations.ts';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';

/**
 * Returns the current time in milliseconds, updated every second until `endsAt`. Returns null when `endsAt` is null.
 */
export function useNowUntil(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    const refresh = () => {
      const time = Date.now();
      setNow(time);
      if (time >= endsAt) stop();
    };
    const stop = startVisibleInterval(refresh, SECOND_MS);
    return stop;
  }, [endsAt]);
  return endsAt === null ? null : now;
}
