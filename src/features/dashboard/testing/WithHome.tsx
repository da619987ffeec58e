import { useState, type ReactNode } from 'react';
import { LiveProvider } from '#shared/live/react.tsx';
import { homeFeed, type HomeFate } from './home-feed.ts';

/** Gives a story one live feed for as long as it is shown. */
export function WithHome({ fate, children }: { fate: HomeFate; children: ReactNode }) {
  const [feed] = useState(() => homeFeed(fate));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
