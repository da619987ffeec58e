import { useStore } from 'zustand';
import { useController } from '#shared/controllers/controllers.ts';
import { createCashOutController, isInProgress } from '../model/cash-out-controller.ts';

/** Whether a cash-out of any market still places its bets, also between two of them, or reads the new position. */
export function useIsCashOutUnderWay(): boolean {
  const { store } = useController(createCashOutController);
  return useStore(store, (all) => Object.values(all).some(isInProgress));
}
