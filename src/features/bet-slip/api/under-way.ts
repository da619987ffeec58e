import { inFlight } from '../model/tray.ts';
import { useSeveral } from '../several/api/desk.ts';
import { useTray } from './desk.ts';

/** Whether a bet has been sent and its end is still awaited: nothing may come between its bettor and the answer. */
export function useBetUnderWay(): boolean {
  const one = useTray(inFlight);
  const several = useSeveral(({ told }) => told?.phase === 'sent');
  return one || several;
}
