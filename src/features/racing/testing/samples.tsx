import { useState, type ReactNode } from 'react';
import type { Race } from '#shared/api/contract/market.ts';
import type { Market, RunnerStatus } from '#shared/domain/market.ts';
import { units } from '#shared/domain/money.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';

/** Five to two, the moment race cards are drawn at. */
export const NOON = Date.parse('2026-03-14T13:55:00Z');
const MINUTE = 60_000;

export const raceAt = (venue: string, countryCode: string, minutes: number, change: Partial<Race> = {}): Race => ({
  sportId: '7',
  matchId: `${venue}${minutes}`,
  marketId: `1.${venue.length}${minutes + 100}`,
  name: 'Win',
  venue,
  countryCode,
  startsAt: new Date(NOON + minutes * MINUTE).toISOString(),
  inPlay: false,
  status: 'open',
  ...change,
});

export const races: readonly Race[] = [
  raceAt('Ascot', 'GB', -25, { status: 'closed' }),
  raceAt('Ascot', 'GB', 10),
  raceAt('Kempton', 'GB', -1, { inPlay: true }),
  raceAt('Kempton', 'GB', 35),
  raceAt('Curragh', 'IE', 5),
  raceAt('Mahalaxmi', 'IN', -3, { inPlay: true, status: 'suspended' }),
  raceAt('Mahalaxmi', 'IN', 42),
  raceAt('Mahalaxmi', 'IN', 75),
  raceAt('Shelbourne Park and Surroundings', '', 20),
];

const runner = (runnerId: number, name: string, status: RunnerStatus) => ({ runnerId, name, status, back: [null, null, null], lay: [null, null, null] }) as const;

export function raceMarket(change: Partial<Market> = {}, winner: number | null = null): Market {
  const status = (runnerId: number): RunnerStatus => (winner === null ? 'active' : winner === runnerId ? 'winner' : 'loser');
  return {
    sportId: '7', matchId: '31', matchName: 'Ascot (GB) 14:05', startsAt: new Date(NOON + 4 * MINUTE).toISOString(), marketId: '1.31', name: 'Win', type: 'other', kind: 'odds',
    status: 'open', inPlay: false, locked: false, totalMatched: units(90_000), news: null, minStake: null, maxStake: null, ladder: 'betfair',
    runners: [runner(1, '1. Copper Letter', status(1)), runner(2, '2. Gentle Thunder', status(2))],
    ...change,
  };
}

const LONG_MS = 3_600_000;

function Watched({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Gives a story one race, sent once, and the other markets of its match. */
export function WithRace({ market, also = [], children }: { market: Market; also?: readonly Market[]; children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, page) => {
      const tell = () => sink.match(market.matchId, [market, ...also], { askedAt: page.now(), tookMs: 20, lifeMs: LONG_MS });
      return {
        watchHome: () => () => undefined,
        watchMatch() {
          queueMicrotask(tell);
          return () => undefined;
        },
        refresh: tell,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <Watched matchId={market.matchId}>{children}</Watched>
    </LiveProvider>
  );
}
