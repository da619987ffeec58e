import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  onPlayTimeChange,
  readPlayTime,
  readRealityCheckInterval,
  writePlayTime,
  writeRealityCheckInterval,
} from './play-time-storage.ts';
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

/** The current time in milliseconds, refreshed every `refreshMs`. */
export function useTimeEvery(refreshMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer = setInterval(refresh, refreshMs);
    // Browsers slow down timers of hidden tabs, so the time is refreshed when the tab becomes visible.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refreshMs]);
  return now;
}
