import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useController } from '#shared/controllers/controllers.ts';
import { NO_OTHER_BETS, type OtherBets } from '../model/other-bets.ts';

interface OtherBetsState {
  readonly bets: OtherBets;
  /** Whether the bettor has typed a stake. */
  readonly hasStake: boolean;
  /** Checks the unverified ones again. */
  readonly checkAgain: () => void;
}

/** The multi-bet slip writes its bets here. It loads with the first race, after pages that only read them. */
export const createOtherBets = (): StoreApi<OtherBetsState> =>
  createStore<OtherBetsState>()(() => ({ bets: NO_OTHER_BETS, hasStake: false, checkAgain: () => undefined }));

/** Returns what the single slip knows of the multi-bet slip. */
export function useOtherBets(): OtherBetsState {
  const store = useController(createOtherBets);
  return useStore(store);
}
