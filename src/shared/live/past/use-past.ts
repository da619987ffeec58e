import { useEffect, useSyncExternalStore } from 'react';
import type { LookBack } from '../live.ts';
import { useLiveFeed } from '../react.tsx';

/** What was shown so far; null until the record of it has come. Whoever looks back has it asked for, also where it could not be loaded before. */
export function usePast(): LookBack | null {
  const { past } = useLiveFeed();
  useEffect(() => past.ask(), [past]);
  return useSyncExternalStore(past.subscribe, past.read);
}
