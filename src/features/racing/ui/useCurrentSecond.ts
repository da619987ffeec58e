import { useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/format/durations.ts';

/** The current time in milliseconds, at most one second old. For countdowns. */
export function useCurrentSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
