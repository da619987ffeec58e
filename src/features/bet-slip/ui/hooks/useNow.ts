import { useEffect, useState } from 'react';

const REFRESH_MS = 200;

/** The current time in milliseconds, refreshed while `isCounting` is true. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return;
    const refresh = () => setNow(Date.now());
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
