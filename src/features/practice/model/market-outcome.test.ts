import { describe, expect, test } from 'vitest';
import type { Market, Runner, RunnerStatus } from '#shared/domain/market/market.ts';
import { sampleMarket } from '#shared/domain/testing/sample-market.ts';
import { samplePracticeBet } from '../testing/practice-samples.ts';
import { outcomeFromMarket, outcomeFromResults } from './market-outcome.ts';

const none = [null, null, null] as const;
const runner = (runnerId: number, status: RunnerStatus): Runner => ({
  runnerId,
  name: runnerId === 1 ? 'India' : 'Australia',
  status,
  back: none,
  lay: none,
});
const market = (status: Market['status'], first: RunnerStatus, second: RunnerStatus): Market =>
  sampleMarket({ status, runners: [runner(1, first), runner(2, second)] });

describe('outcomeFromMarket', () => {
  test('returns null for an open or suspended market with any runner status', () => {
    expect(outcomeFromMarket(samplePracticeBet(), market('open', 'active', 'active'))).toBeNull();
    expect(outcomeFromMarket(samplePracticeBet(), market('suspended', 'winner', 'loser'))).toBeNull();
  });
  test('returns the winner of a closed market, and null when it names none', () => {
    expect(outcomeFromMarket(samplePracticeBet(), market('closed', 'loser', 'winner'))).toEqual({
      kind: 'won',
      winnerId: 2,
      winnerName: 'Australia',
    });
    expect(outcomeFromMarket(samplePracticeBet(), market('closed', 'loser', 'loser'))).toBeNull();
  });
  test('voids only the bets on a removed runner', () => {
    expect(outcomeFromMarket(samplePracticeBet(), market('open', 'removed', 'active'))).toEqual({ kind: 'void' });
    expect(outcomeFromMarket(samplePracticeBet({ runnerId: 2 }), market('open', 'removed', 'active'))).toBeNull();
  });
});

describe('outcomeFromResults', () => {
  const row = {
    matchName: 'INDIA v Australia ',
    marketName: 'match odds',
    winnerName: 'Australia',
    settledAt: '2026-03-14T18:00:00Z',
  };
  test('matches the names of match, market and winner', () => {
    expect(outcomeFromResults(samplePracticeBet(), [row])).toEqual({
      kind: 'won',
      winnerId: 2,
      winnerName: 'Australia',
    });
    expect(outcomeFromResults(samplePracticeBet(), [{ ...row, winnerName: 'Void' }])).toEqual({ kind: 'void' });
  });
  test('returns null for another match, an earlier result or an unknown winner', () => {
    expect(outcomeFromResults(samplePracticeBet(), [{ ...row, matchName: 'India v England' }])).toBeNull();
    expect(outcomeFromResults(samplePracticeBet(), [{ ...row, settledAt: '2026-03-14T12:00:00Z' }])).toBeNull();
    expect(outcomeFromResults(samplePracticeBet(), [{ ...row, winnerName: 'Draw' }])).toBeNull();
  });
});
