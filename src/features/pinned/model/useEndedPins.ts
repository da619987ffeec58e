import { useCallback, useSyncExternalStore } from 'react';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import type { Pin } from '#shared/storage/pins.ts';

/** Closed, or no longer among the markets of its match. Nothing is said of a market whose match has not answered. */
export function hasMarketEnded(feed: LiveFeed, { matchId, marketId }: Pick<Pin, 'matchId' | 'marketId'>): boolean {
  const match = feed.match(matchId);
  if (match.phase !== 'ready') return false;
  return (
    !match.value.some((market) => market.marketId === marketId) || feed.prices.market(marketId)?.status === 'closed'
  );
}

/** The ids of the pinned markets that have ended, in order. Whoever asks sees to it that the matches are watched. */
export function useEndedPins(pins: readonly Pin[]): readonly string[] {
  const feed = useLiveFeed();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = pins.flatMap(({ matchId, marketId }) => [
        feed.subscribeMatch(matchId, listener),
        feed.prices.subscribeMarket(marketId, listener),
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
