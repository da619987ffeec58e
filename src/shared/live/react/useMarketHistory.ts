import { useEffect, useSyncExternalStore } from 'react';
import type { HistoryReader } from '../live-feed.ts';
import { useLiveFeed } from './live-hooks.tsx';

/** What was shown so far; null until the record of it has come. Whoever looks back has it asked for, also where it could not be loaded before. */
export function useMarketHistory(): HistoryReader | null {
  const { history } = useLiveFeed();
  useEffect(() => history.load(), [history]);
  return useSyncExternalStore(history.subscribe, history.read);
}
