import { useSyncExternalStore } from 'react';
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
