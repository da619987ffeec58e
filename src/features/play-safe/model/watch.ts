import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPlayTimeChange, readPlayTime, readRealityInterval, writePlayTime, writeRealityInterval } from '#shared/storage/play-time.ts';
import { createPlayWatch, type Watched } from './play-watch.ts';

export const playWatch = createPlayWatch({
  readTime: readPlayTime,
  writeTime: writePlayTime,
  readInterval: readRealityInterval,
  writeInterval: writeRealityInterval,
  onChange: onPlayTimeChange,
  now: Date.now,
});

export const useWatched = (): Watched => useSyncExternalStore(playWatch.subscribe, playWatch.read);

/** The time in milliseconds, as old as `everyMs` at most. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, everyMs);
    // A tab in the background is woken seldom: what comes back into sight is right at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
