import { hasBetInFlight } from '../model/bet-slip-state.ts';
import { useMultiBetState } from '../multi-bet/api/useMultiBetController.ts';
import { useBetSlipState } from './useBetSlipController.ts';

/** Whether a sent bet awaits its response. Callers must not cover or leave the page meanwhile. */
export function useHasBetInFlight(): boolean {
  const isSingleInFlight = useBetSlipState(hasBetInFlight);
  const isMultiBetInFlight = useMultiBetState(({ status }) => status?.phase === 'sent');
  return isSingleInFlight || isMultiBetInFlight;
}
