import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { PracticeBet } from '../model/practice-storage.ts';

const PLACED_AT = '2026-03-14T13:00:00.000Z';

/** Creates an open back bet of 500 on India at 1.98. */
export const createSamplePracticeBet = (change: Partial<PracticeBet> = {}): PracticeBet => ({
  betId: 'd1',
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  marketId: '1.31',
  marketName: 'Match Odds',
  kind: 'odds',
  runnerId: 1,
  runnerName: 'India',
  runners: [
    { runnerId: 1, name: 'India' },
    { runnerId: 2, name: 'Australia' },
  ],
  side: 'back',
  price: odds(198),
  stake: units(500),
  placedAt: PLACED_AT,
  settled: null,
  ...change,
});
