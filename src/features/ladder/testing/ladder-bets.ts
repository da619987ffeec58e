import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';

let betCount = 0;

/** Creates an active bet for stories and tests. */
export const sampleLadderBet = (overrides: Partial<Bet>): Bet => ({
  betId: `bet-${(betCount += 1)}`,
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
  stake: units(500),
  liability: units(500),
  profit: units(425),
  result: null,
  matched: true,
  winnerName: null,
  state: 'active',
  deletedReason: null,
  placedAt: '2026-03-14T14:05:00Z',
  settledAt: null,
  reference: null,
  ...overrides,
});
