import { type ReactNode, useState } from 'react';
import type { Market } from '#shared/domain/market/market.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { type ChartFeed, createChartFeed } from './chart-feed.ts';

export interface WithChartFeedProps {
  /** The market on offer. Null: no price has arrived. */
  market: Market | null;
  /** Receives the feed, for stories whose prices move. */
  onFeed?: (feed: ChartFeed) => void;
  children: ReactNode;
}

/** Provides the prices of one market to a story. */
export function WithChartFeed({ market, onFeed, children }: WithChartFeedProps) {
  const [feed] = useState(() => {
    const newFeed = createChartFeed(market);
    onFeed?.(newFeed);
    return newFeed;
  });
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
