import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { sampleBet } from '#shared/domain/testing/sample-bet.ts';

let betCount = 0;

/** Creates an active bet for stories and tests. */
export const sampleLadderBet = (overrides: Partial<Bet>): Bet =>
  sampleBet({
    betId: `bet-${(betCount += 1)}`,
    stake: units(500),
    liability: units(500),
    profit: units(425),
    placedAt: '2026-03-14T14:05:00Z',
    ...overrides,
  });
