import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The time, while something on screen counts it. */
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
