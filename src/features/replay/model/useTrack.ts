import { useState } from 'react';
import type { HistoryReader } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';

/** Finds a track and keeps it while mounted, although the history goes on. Null without a track. */
export function useTrack<T>(findTrack: (history: HistoryReader) => T | null): T | null {
  const { history } = useLiveFeed();
  const [track] = useState(() => findTrack(history));
  return track;
}
