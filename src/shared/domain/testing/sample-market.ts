import type { Market } from '../market/market.ts';

/** Creates the open in-play match odds of Mumbai and Chennai without runners or limits, for stories and tests. */
export const createSampleMarket = (overrides: Partial<Market> = {}): Market => ({
  sportId: '4',
  matchId: '30192825',
  matchName: 'Mumbai v Chennai',
  startsAt: '2026-03-14T14:00:00Z',
  marketId: '1.201542600',
  name: 'Match odds',
  type: 'match-odds',
  kind: 'odds',
  status: 'open',
  inPlay: true,
  locked: false,
  totalMatched: null,
  news: null,
  minStake: null,
  maxStake: null,
  ladder: 'betfair',
  runners: [],
  ...overrides,
});
