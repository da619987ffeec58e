import { describe, expect, test } from 'vitest';
import type { Market, Runner, RunnerStatus } from '#shared/domain/market/market.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import { readResultFromMarket, readResultFromRows } from './market-result.ts';

const none = [null, null, null] as const;
const createRunner = (runnerId: number, status: RunnerStatus): Runner => ({
  runnerId,
  name: runnerId === 1 ? 'India' : 'Australia',
  status,
  back: none,
  lay: none,
});
const createEndedMarket = (status: Market['status'], first: RunnerStatus, second: RunnerStatus): Market =>
  createSampleMarket({ status, runners: [createRunner(1, first), createRunner(2, second)] });

describe('readResultFromMarket', () => {
  test('returns null for an open or suspended market with any runner status', () => {
    expect(readResultFromMarket(createSamplePracticeBet(), createEndedMarket('open', 'active', 'active'))).toBeNull();
    expect(
      readResultFromMarket(createSamplePracticeBet(), createEndedMarket('suspended', 'winner', 'loser')),
    ).toBeNull();
  });
  test('returns the winner of a closed market', () => {
    expect(readResultFromMarket(createSamplePracticeBet(), createEndedMarket('closed', 'loser', 'winner'))).toEqual({
      kind: 'won',
      winnerId: 2,
      winnerName: 'Australia',
    });
  });
  test('returns null when a closed market names no winner', () => {
    expect(readResultFromMarket(createSamplePracticeBet(), createEndedMarket('closed', 'loser', 'loser'))).toBeNull();
  });
  test('voids only the bets on a removed runner', () => {
    expect(readResultFromMarket(createSamplePracticeBet(), createEndedMarket('open', 'removed', 'active'))).toEqual({
      kind: 'void',
    });
    expect(
      readResultFromMarket(createSamplePracticeBet({ runnerId: 2 }), createEndedMarket('open', 'removed', 'active')),
    ).toBeNull();
  });
});

describe('readResultFromRows', () => {
  const row = {
    matchName: 'INDIA v Australia ',
    marketName: 'match odds',
    winnerName: 'Australia',
    settledAt: '2026-03-14T18:00:00Z',
  };
  test('matches the names of match, market and winner', () => {
    expect(readResultFromRows(createSamplePracticeBet(), [row])).toEqual({
      kind: 'won',
      winnerId: 2,
      winnerName: 'Australia',
    });
    expect(readResultFromRows(createSamplePracticeBet(), [{ ...row, winnerName: 'Void' }])).toEqual({
      kind: 'void',
    });
  });
  test('returns null for another match, an earlier result or an unknown winner', () => {
    expect(readResultFromRows(createSamplePracticeBet(), [{ ...row, matchName: 'India v England' }])).toBeNull();
    expect(readResultFromRows(createSamplePracticeBet(), [{ ...row, settledAt: '2026-03-14T12:00:00Z' }])).toBeNull();
    expect(readResultFromRows(createSamplePracticeBet(), [{ ...row, winnerName: 'Draw' }])).toBeNull();
  });
});
