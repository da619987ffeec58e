import type { BetSlipState } from '../model/bet-slip-state.ts';
import { useOtherBets } from './other-bets.ts';
import { useBetSlipState } from './useBetSlipController.ts';

const isSingleUnderWay = ({ current, tracked }: BetSlipState): boolean =>
  [current, ...tracked].some(({ phase }) => phase === 'sent' || phase === 'unverified') ||
  ('ticket' in current && current.ticket.stakeText !== '');

/** Whether the slip has a stake, or a sent bet has no outcome yet. Nothing may ask the bettor to leave meanwhile. */
export function useIsBetUnderWay(): boolean {
  const isSingle = useBetSlipState(isSingleUnderWay);
  const otherBets = useOtherBets();
  return isSingle || otherBets.bets.length > 0 || otherBets.hasStake;
}
