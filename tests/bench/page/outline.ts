import type { MarketOutline } from '#shared/live/live-feed.ts';
import { RUNNERS } from './shape.ts';

/** Creates the outlines of markets with three runners. */
export const createOutlines = (markets: number): readonly MarketOutline[] =>
  Array.from({ length: markets }, (_, market) => ({
    sportId: '4',
    matchId: '1',
    matchName: 'Bench',
    startsAt: '2026-01-01T00:00:00Z',
    marketId: `1.${market}`,
    name: `Market ${market}`,
    type: 'match-odds',
    kind: 'odds',
    ladder: 'betfair',
    minStake: null,
    maxStake: null,
    runners: Array.from({ length: RUNNERS }, (_runner, runnerId) => ({
      runnerId,
      name: `Runner ${market}.${runnerId}`,
    })),
  }));
