import { describe, expect, test } from 'vitest';
import { toOtherBets } from '../multi-bet/model/multi-bet-status.ts';
import { EMPTY_BET_SLIP, getBusyReason } from './bet-slip-state.ts';
import type { OtherBets } from './other-bets.ts';
import { createOddsSelectionSample } from './testing/samples.ts';

const selection = createOddsSelectionSample();
const inPhase = (phase: 'sent' | 'unverified'): OtherBets => [{ phase, selection }];

describe('getBusyReason with bets of the multi-bet slip', () => {
  test.each<{ title: string; bets: OtherBets; marketId: string; reason: string | null }>([
    { title: 'no bet', bets: [], marketId: selection.marketId, reason: null },
    { title: 'a bet in flight on another market', bets: inPhase('sent'), marketId: 'other', reason: 'in-flight' },
    {
      title: 'an unverified bet on the market',
      bets: inPhase('unverified'),
      marketId: selection.marketId,
      reason: 'unverified',
    },
    { title: 'an unverified bet on another market', bets: inPhase('unverified'), marketId: 'other', reason: null },
  ])('is $reason for $title', ({ bets, marketId, reason }) => {
    expect(getBusyReason(EMPTY_BET_SLIP, marketId, bets)).toBe(reason);
  });
});

test('toOtherBets lists the bets of a multi-bet that awaits its outcome, and none afterwards', () => {
  const terms = { selection, price: selection.price, stake: 100 };
  const intent = { reference: 'r-1', legs: [terms] } as unknown as Parameters<typeof toOtherBets>[0] & object;
  const status = (phase: string) => ({ phase, intent }) as unknown as Parameters<typeof toOtherBets>[0];
  expect(toOtherBets(status('sent'))).toEqual(inPhase('sent'));
  expect(toOtherBets(status('unverified'))).toEqual(inPhase('unverified'));
  expect(toOtherBets(status('refused'))).toEqual([]);
  expect(toOtherBets(null)).toEqual([]);
});
