import { useCallback, useSyncExternalStore } from 'react';
import type { LiveFeed } from '#shared/live/live.ts';
import { useLiveFeed } from '#shared/live/react.tsx';
import type { Pin } from '#shared/storage/pins.ts';

/** Closed, or no longer among the markets of its match. Nothing is said of a market whose match has not answered. */
export function hasEnded(feed: LiveFeed, { matchId, marketId }: Pick<Pin, 'matchId' | 'marketId'>): boolean {
  const match = feed.match(matchId);
  if (match.phase !== 'ready') return false;
  return !match.value.some((market) => market.marketId === marketId) || feed.prices.market(marketId)?.status === 'closed';
}

/** The ids of the pinned markets that have ended, in order. Whoever asks sees to it that the matches are watched. */
export function useEnded(pins: readonly Pin[]): readonly string[] {
  const feed = useLiveFeed();
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = pins.flatMap(({ matchId, marketId }) => [feed.subscribeMatch(matchId, changed), feed.prices.subscribeMarket(marketId, changed)]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    [feed, pins],
  );
  const read = () =>
    pins
      .filter((pin) => hasEnded(feed, pin))
      .map(({ marketId }) => marketId)
      .join(' ');
  const ended = useSyncExternalStore(subscribe, read);
  return ended === '' ? [] : ended.split(' ');
}
