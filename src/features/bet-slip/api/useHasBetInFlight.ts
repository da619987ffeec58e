import { hasBetInFlight } from '../model/bet-slip-state.ts';
import { useMultiBetState } from '../multi-bet/api/useMultiBetController.ts';
import { useBetSlipState } from './useBetSlipController.ts';

/** Whether a bet has been sent and its end is still awaited: nothing may come between its bettor and the answer. */
export function useHasBetInFlight(): boolean {
  const isSingleInFlight = useBetSlipState(hasBetInFlight);
  const isMultiBetInFlight = useMultiBetState(({ status }) => status?.phase === 'sent');
  return isSingleInFlight || isMultiBetInFlight;
}
