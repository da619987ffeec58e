import { useEffect, useSyncExternalStore } from 'react';
import type { HistoryReader } from '../live-feed.ts';
import { useLiveFeed } from './live-hooks.tsx';

/** Returns the history, null until it has loaded. Requests the load, also after a failed one. */
export function useMarketHistory(): HistoryReader | null {
  const { history } = useLiveFeed();
  useEffect(() => history.load(), [history]);
  return useSyncExternalStore(history.subscribe, history.read);
}
