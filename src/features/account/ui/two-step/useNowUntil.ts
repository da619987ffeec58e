import { useEffect, useState } from 'react';

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
      if (time >= endsAt) clearInterval(timer);
    };
    const timer = setInterval(refresh, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : now;
}
