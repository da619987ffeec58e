import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { Pin } from '#shared/storage/pins.ts';

const FRESH_MS = 3_600_000;

const createLevels = (best: number) => [{ price: odds(best), size: units(4_200) }, null, null] as const;

const createPinnedMarket = (matchId: string, matchName: string, status: Market['status']): Market =>
  createSampleMarket({
    matchId,
    matchName,
    marketId: `1.${matchId}`,
    name: 'Match Odds',
    status,
    minStake: units(100),
    maxStake: units(25_000),
    runners: matchName.split(' v ').map((name, index) => ({
      runnerId: index + 1,
      name,
      status: 'active',
      back: createLevels(198),
      lay: createLevels(202),
    })),
  });

export const markets: readonly Market[] = [
  createPinnedMarket('31', 'Mumbai v Chennai', 'open'),
  createPinnedMarket('32', 'Delhi v Punjab', 'open'),
  createPinnedMarket('33', 'Kolkata v Jaipur', 'closed'),
];

export const createSamplePin = ({ sportId, matchId, marketId, matchName, name }: Market): Pin => ({
  sportId,
  matchId,
  marketId,
  kind: 'odds',
  matchName,
  marketName: name,
});

/**
 * Creates a feed that responds for every match at once, or never (`silent`). A pinned market that is not among these
 * has ended.
 */
export function createSampleFeed(responses: 'at-once' | 'silent'): StoppableFeed {
  return createLiveFeed((sink, { now }) => ({
    watchHome: () => () => undefined,
    watchMatch(matchId) {
      if (responses === 'at-once') {
        queueMicrotask(() =>
          sink.receiveMatch(
            matchId,
            markets.filter((each) => each.matchId === matchId),
            { requestedAt: now(), durationMs: 30, ttlMs: FRESH_MS },
          ),
        );
      }
      return () => undefined;
    },
    refresh: () => undefined,
  }));
}
