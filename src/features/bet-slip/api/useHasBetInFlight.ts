import { hasBetInFlight } from '../model/bet-slip-state.ts';
import { isOtherBetInFlight } from '../model/other-bets.ts';
import { useOtherBets } from './other-bets.ts';
import { useBetSlipState } from './useBetSlipController.ts';

/** Whether a sent bet awaits its response. Callers must not cover or leave the page meanwhile. */
export function useHasBetInFlight(): boolean {
  const isSingleInFlight = useBetSlipState(hasBetInFlight);
  const otherBets = useOtherBets();
  return isSingleInFlight || isOtherBetInFlight(otherBets.bets);
}
