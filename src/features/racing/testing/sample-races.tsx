import { type ReactNode, useState } from 'react';
import type { Race } from '#shared/api/contract/markets/races.ts';
import type { Market, RunnerStatus } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';

/** 13:55 UTC, the time of the sample race cards. */
export const NOON = Date.parse('2026-03-14T13:55:00Z');

export const createRace = (venue: string, countryCode: string, minutes: number, change: Partial<Race> = {}): Race => ({
  sportId: '7',
  matchId: `${venue}${minutes}`,
  marketId: `1.${venue.length}${minutes + 100}`,
  name: 'Win',
  venue,
  countryCode,
  startsAt: new Date(NOON + minutes * MINUTE_MS).toISOString(),
  inPlay: false,
  status: 'open',
  ...change,
});

export const sampleRaces: readonly Race[] = [
  createRace('Ascot', 'GB', -25, { status: 'closed' }),
  createRace('Ascot', 'GB', 10),
  createRace('Kempton', 'GB', -1, { inPlay: true }),
  createRace('Kempton', 'GB', 35),
  createRace('Curragh', 'IE', 5),
  createRace('Mahalaxmi', 'IN', -3, { inPlay: true, status: 'suspended' }),
  createRace('Mahalaxmi', 'IN', 42),
  createRace('Mahalaxmi', 'IN', 75),
  createRace('Shelbourne Park and Surroundings', '', 20),
];

const createRunner = (runnerId: number, name: string, status: RunnerStatus) =>
  ({ runnerId, name, status, back: [null, null, null], lay: [null, null, null] }) as const;

export function createRaceMarket(change: Partial<Market> = {}, winner: number | null = null): Market {
  const getStatus = (runnerId: number): RunnerStatus =>
    winner === null ? 'active' : winner === runnerId ? 'winner' : 'loser';
  return createSampleMarket({
    sportId: '7',
    matchId: '31',
    matchName: 'Ascot (GB) 14:05',
    startsAt: new Date(NOON + 4 * MINUTE_MS).toISOString(),
    marketId: '1.31',
    name: 'Win',
    type: 'other',
    inPlay: false,
    totalMatched: units(90_000),
    runners: [createRunner(1, '1. Copper Letter', getStatus(1)), createRunner(2, '2. Gentle Thunder', getStatus(2))],
    ...change,
  });
}

const FRESH_MS = 3_600_000;

function WatchedMatch({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Gives a story one race, sent once, and the other markets of its match. */
export function WithRace({
  market,
  otherMarkets = [],
  children,
}: {
  market: Market;
  otherMarkets?: readonly Market[];
  children: ReactNode;
}) {
  const [feed] = useState(() =>
    createLiveFeed((sink, page) => {
      const sendMarkets = () =>
        sink.receiveMatch(market.matchId, [market, ...otherMarkets], {
          requestedAt: page.now(),
          durationMs: 20,
          ttlMs: FRESH_MS,
        });
      return {
        watchHome: () => () => undefined,
        watchMatch() {
          queueMicrotask(sendMarkets);
          return () => undefined;
        },
        refresh: sendMarkets,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <WatchedMatch matchId={market.matchId}>{children}</WatchedMatch>
    </LiveProvider>
  );
}
