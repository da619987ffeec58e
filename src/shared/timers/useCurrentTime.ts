import { useEffect, useRef, useState } from 'react';
import { startVisibleInterval } from './visible-interval.ts';

export interface CurrentTimeOptions {
  /** Whether the time is refreshed. While it is not, the last time stays. */
  readonly isRunning?: boolean;
  /** Time in milliseconds since 1970-01-01 UTC; the refresh that reaches it is the last. */
  readonly until?: number;
}

/**
 * Returns the current time in milliseconds, refreshed every `refreshMs` while the page is visible. A changed option
 * refreshes it at once.
 */
export function useCurrentTime(
  refreshMs: number,
  { isRunning = true, until = Infinity }: CurrentTimeOptions = {},
): number {
  const [now, setNow] = useState(Date.now);
  const hasStarted = useRef(false);
  useEffect(() => {
    const isFirstRun = !hasStarted.current;
    hasStarted.current = true;
    if (!isRunning) return;
    const refresh = (): void => {
      const time = Date.now();
      setNow(time);
      if (time >= until) stop();
    };
    const stop = startVisibleInterval(refresh, refreshMs);
    // The first render has just read the time; a later start has an old one.
    if (!isFirstRun) refresh();
    return stop;
  }, [refreshMs, isRunning, until]);
  return now;
}
