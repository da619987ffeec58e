import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The current time in milliseconds, refreshed while `counting` is true. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counting) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
