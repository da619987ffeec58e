import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { DreamBet } from '#shared/storage/dream.ts';

const PLACED = '2026-03-14T13:00:00.000Z';

/** A back of 500 on India at 1.98, open. */
export const dreamBet = (change: Partial<DreamBet> = {}): DreamBet => ({
  betId: 'd1', sportId: '4', matchId: '31', matchName: 'India v Australia', marketId: '1.31', marketName: 'Match Odds', kind: 'odds',
  runnerId: 1, runnerName: 'India', runners: [{ runnerId: 1, name: 'India' }, { runnerId: 2, name: 'Australia' }],
  side: 'back', price: odds(198), stake: units(500), placedAt: PLACED, settled: null, ...change,
});
