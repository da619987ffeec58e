import { odds } from '#shared/domain/odds/odds.ts';
import { toTrackedView } from '../bet-slip-view.ts';
import { type BetSlipHarness, enterBet, listTrackedSlips, submitOptions } from './bet-slip-harness.ts';
import { createBet } from './samples.ts';

/** Two bets that the server created for one press. */
export const twice = [createBet({ betId: 'b-1' }), createBet({ betId: 'b-2', price: odds(200) })];

export const setListedBets = (harness: BetSlipHarness, bets = twice): void => {
  harness.list = () => Promise.resolve(bets);
};

export function submitBet(harness: BetSlipHarness): void {
  enterBet(harness);
  harness.controller.submit(submitOptions);
}

export const listTrackedViews = (harness: BetSlipHarness) =>
  listTrackedSlips(harness).map((slip) => toTrackedView(slip, null, 0));
