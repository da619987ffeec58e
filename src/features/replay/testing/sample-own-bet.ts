import type { Bet } from '#shared/domain/bet/bet.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import { sampleOutline, STARTED_AT } from './sample-market.ts';

/** Creates a bet on Mumbai in the recorded market, placed `afterMs` milliseconds after the start. */
export const createOwnBet = (betId: string, afterMs: number, changes: Partial<Bet> = {}): Bet =>
  createSampleBet({
    betId,
    matchId: '31',
    matchName: sampleOutline.matchName,
    marketId: sampleOutline.marketId,
    marketName: sampleOutline.name,
    price: odds(198),
    stake: money(50_000),
    liability: money(50_000),
    profit: money(49_000),
    placedAt: new Date(STARTED_AT + afterMs).toISOString(),
    ...changes,
  });
