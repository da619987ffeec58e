import { useState } from 'react';
import type { HistoryReader } from '#shared/live/live-feed.ts';
import { useMarketHistory } from '#shared/live/react/useMarketHistory.ts';

/** Finds a track when the history is available and keeps it while mounted. Null without a track. */
export function useTrack<T>(findTrack: (marketHistory: HistoryReader) => T | null): T | null {
  const marketHistory = useMarketHistory();
  const [result, setResult] = useState(() => ({ in: marketHistory, track: marketHistory && findTrack(marketHistory) }));
  if (result.in !== marketHistory) setResult({ in: marketHistory, track: marketHistory && findTrack(marketHistory) });
  return result.track;
}
