import { useCallback, useSyncExternalStore } from 'react';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import type { Pin } from '#shared/storage/pins.ts';

/** Tells whether a market is closed or no longer listed in its match. False until the match has loaded. */
export function hasMarketEnded(feed: LiveFeed, { matchId, marketId }: Pick<Pin, 'matchId' | 'marketId'>): boolean {
  const match = feed.getMatchSource(matchId).read();
  if (match.phase !== 'ready') return false;
  return (
    !match.value.some((market) => market.marketId === marketId) || feed.prices.getMarket(marketId)?.status === 'closed'
  );
}

/** Ids of the pinned markets that have ended, in list order. The caller must watch the matches. */
export function useEndedPins(pins: readonly Pin[]): readonly string[] {
  const feed = useLiveFeed();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = pins.flatMap(({ matchId, marketId }) => [
        feed.getMatchSource(matchId).subscribe(listener),
        feed.prices.getMarketSource(marketId).subscribe(listener),
      ]);
      return () => {
        for (const stop of unsubscribers) stop();
      };
    },
    [feed, pins],
  );
  const read = () =>
    pins
      .filter((pin) => hasMarketEnded(feed, pin))
      .map(({ marketId }) => marketId)
      .join(' ');
  const ended = useSyncExternalStore(subscribe, read);
  return ended === '' ? [] : ended.split(' ');
}
