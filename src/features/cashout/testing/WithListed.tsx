import { type ReactNode, useState } from 'react';
import type { Market } from '#shared/domain/market.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';

const HOUR_MS = 3_600_000;

function Watched({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Gives a story one market as the exchange lists it, fresh for an hour. */
export function WithListed({ market, children }: { market: Market; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => {
      const say = () => sink.match(market.matchId, [market], { askedAt: now(), tookMs: 38, lifeMs: HOUR_MS });
      return {
        watchHome: () => () => undefined,
        watchMatch() {
          queueMicrotask(say);
          return () => undefined;
        },
        refresh: say,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <Watched matchId={market.matchId}>{children}</Watched>
    </LiveProvider>
  );
}
