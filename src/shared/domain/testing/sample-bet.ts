import type { Bet } from '../bet/bet.ts';
import { units } from '../money/money.ts';
import { odds } from '../odds/odds.ts';

/** Creates an active back bet of 1,000 on Mumbai at 1.85, for stories and tests. */
export const createSampleBet = (overrides: Partial<Bet> = {}): Bet => ({
  betId: '1',
  sportId: '4',
  matchId: '30192825',
  matchName: 'Mumbai v Chennai',
  marketId: '1.201542600',
  marketName: 'Match odds',
  selectionName: 'Mumbai',
  kind: 'odds',
  side: 'back',
  price: odds(185),
  size: 0,
  stake: units(1000),
  liability: units(1000),
  profit: units(850),
  result: null,
  matched: true,
  winnerName: null,
  state: 'active',
  deletedReason: null,
  placedAt: '2026-03-14T13:03:07.000Z',
  settledAt: null,
  reference: null,
  ...overrides,
});
