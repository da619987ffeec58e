import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';

const baseBet = createSampleBet();

/** One bet of each status. */
export const sampleBets: readonly Bet[] = [
  baseBet,
  {
    ...baseBet,
    betId: '2',
    selectionName: 'Chennai',
    side: 'lay',
    price: odds(218),
    stake: units(200),
    liability: units(236),
    profit: units(200),
    matched: false,
  },
  {
    ...baseBet,
    betId: '3',
    kind: 'fancy',
    marketId: '30192825_1',
    marketName: '20 over runs MUM',
    selectionName: 'NO',
    side: 'lay',
    price: lineRun(17_400),
    size: 10_000,
  },
  { ...baseBet, betId: '4', state: 'void', deletedReason: 'Match abandoned' },
  { ...baseBet, betId: '5', state: 'deleted', deletedReason: 'Wrong odds' },
];

/**
 * Creates settled bets: every second one lost, with ids from `firstId`. Their names and results repeat after 130
 * bets.
 */
export const createSettledSamples = (count: number, firstId = 1000): readonly Bet[] =>
  Array.from({ length: count }, (_, index) => {
    const size = index % 130;
    return {
      ...baseBet,
      betId: String(firstId + index),
      selectionName: `Over ${size}`,
      result: units(size % 2 === 0 ? size : -size),
      settledAt: '2026-03-14T16:00:00.000Z',
      winnerName: 'Mumbai',
    };
  });
