import { type ReactNode, useEffect, useState } from 'react';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createSamplePracticeBet } from './practice-samples.ts';

const LONG_MS = 3_600_000;
const { matchId, matchName, marketId, marketName, runners } = createSamplePracticeBet();
const createOffers = (best: number) => [{ price: odds(best), size: units(4_200) }, null, null] as const;

const createPracticeMarket = (status: Market['status']): Market =>
  createSampleMarket({
    matchId,
    matchName,
    startsAt: '2026-03-14T13:00:00Z',
    marketId,
    name: marketName,
    status,
    runners: runners.map(({ runnerId, name }) => ({
      runnerId,
      name,
      status: 'active',
      back: createOffers(198),
      lay: createOffers(202),
    })),
  });

function MatchWatcher({ children }: { children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Provides the sample market to a story, with fixed prices. */
export function WithPracticePrices({ status, children }: { status: Market['status']; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => ({
      watchHome: () => () => undefined,
      watchMatch(watchedMatchId) {
        queueMicrotask(() =>
          sink.receiveMatch(watchedMatchId, [createPracticeMarket(status)], {
            requestedAt: now(),
            durationMs: 30,
            ttlMs: LONG_MS,
          }),
        );
        return () => undefined;
      },
      refresh: () => undefined,
    })),
  );
  useEffect(() => () => feed.stop(), [feed]);
  return (
    <LiveProvider feed={feed}>
      <MatchWatcher>{children}</MatchWatcher>
    </LiveProvider>
  );
}
