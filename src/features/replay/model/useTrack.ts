import { useState } from 'react';
import type { HistoryReader } from '#shared/live/live-feed.ts';
import { useMarketHistory } from '#shared/live/react/useMarketHistory.ts';

/** What is found as far as the moment it is first looked for, or the record comes, and then kept; null where there is nothing to look back on. */
export function useTrack<T>(findTrack: (marketHistory: HistoryReader) => T | null): T | null {
  const marketHistory = useMarketHistory();
  const [found, setFound] = useState(() => ({ in: marketHistory, track: marketHistory && findTrack(marketHistory) }));
  if (found.in !== marketHistory) setFound({ in: marketHistory, track: marketHistory && findTrack(marketHistory) });
  return found.track;
}
