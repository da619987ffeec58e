import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';

let betCount = 0;

/** Creates an active bet for stories and tests. */
export const createSampleLadderBet = (overrides: Partial<Bet>): Bet =>
  createSampleBet({
    betId: `bet-${(betCount += 1)}`,
    stake: units(500),
    liability: units(500),
    profit: units(425),
    placedAt: '2026-03-14T14:05:00Z',
    ...overrides,
  });
