import { useEffect, useState } from 'react';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';

const REFRESH_MS = 200;

/** The current time in milliseconds, refreshed while `isCounting` is true. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return;
    const refresh = () => setNow(Date.now());
    refresh();
    return startVisibleInterval(refresh, REFRESH_MS);
  }, [isCounting]);
  return now;
}
