import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The current time in milliseconds, refreshed while `isCounting` is true. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
