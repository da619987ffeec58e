import { useEffect, useState } from 'react';
import { startVisibleInterval } from './visible-interval.ts';

/** Returns the current time in milliseconds, refreshed every `refreshMs` while the page is visible. */
export function useCurrentTime(refreshMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => startVisibleInterval(() => setNow(Date.now()), refreshMs), [refreshMs]);
  return now;
}
