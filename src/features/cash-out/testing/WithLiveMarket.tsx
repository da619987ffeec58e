import { type ReactNode, useState } from 'react';
import type { Market } from '#shared/domain/market/market.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';

function MarketWatcher({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Provides one live market to a story. Its prices stay fresh for an hour. */
export function WithLiveMarket({ market, children }: { market: Market; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => {
      const publish = () =>
        sink.receiveMatch(market.matchId, [market], { requestedAt: now(), durationMs: 38, ttlMs: HOUR_MS });
      return {
        watchHome: () => () => undefined,
        watchMatch() {
          queueMicrotask(publish);
          return () => undefined;
        },
        refresh: publish,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <MarketWatcher matchId={market.matchId}>{children}</MarketWatcher>
    </LiveProvider>
  );
}
