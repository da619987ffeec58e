import { useState, type ReactNode } from 'react';
import type { Market } from '#shared/domain/market.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';
import { dreamBet } from './samples.ts';

const LONG_MS = 3_600_000;
const { matchId, matchName, marketId, marketName, runners } = dreamBet();
const offers = (best: number) => [{ price: odds(best), size: units(4_200) }, null, null] as const;

const market = (status: Market['status']): Market => ({
  sportId: '4', matchId, matchName, startsAt: '2026-03-14T13:00:00Z', marketId, name: marketName, type: 'match-odds', kind: 'odds', status, inPlay: true,
  locked: false, totalMatched: null, news: null, minStake: null, maxStake: null, ladder: 'betfair',
  runners: runners.map(({ runnerId, name }) => ({ runnerId, name, status: 'active', back: offers(198), lay: offers(202) })),
});

function Watched({ children }: { children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** The samples' market, live and standing still. */
export function WithPrices({ status, children }: { status: Market['status']; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => ({
      watchHome: () => () => undefined,
      watchMatch(asked) {
        queueMicrotask(() => sink.match(asked, [market(status)], { askedAt: now(), tookMs: 30, lifeMs: LONG_MS }));
        return () => undefined;
      },
      refresh: () => undefined,
    })),
  );
  return (
    <LiveProvider feed={feed}>
      <Watched>{children}</Watched>
    </LiveProvider>
  );
}
