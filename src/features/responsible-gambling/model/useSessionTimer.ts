import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  onPlayTimeChange,
  readPlayTime,
  readRealityCheckInterval,
  writePlayTime,
  writeRealityCheckInterval,
} from '#shared/storage/play-time.ts';
import { createSessionTimer, type SessionTimerState } from './session-timer.ts';

export const sessionTimer = createSessionTimer({
  readTime: readPlayTime,
  writeTime: writePlayTime,
  readInterval: readRealityCheckInterval,
  writeInterval: writeRealityCheckInterval,
  onChange: onPlayTimeChange,
  now: Date.now,
});

export const useSessionTimer = (): SessionTimerState => useSyncExternalStore(sessionTimer.subscribe, sessionTimer.read);

/** The time in milliseconds, as old as `everyMs` at most. */
export function useNow(refreshMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, refreshMs);
    // A tab in the background is woken seldom: what comes back into sight is right at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [refreshMs]);
  return now;
}
