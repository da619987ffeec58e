import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useController } from '#shared/controllers/controllers.ts';
import { readSlipPreferences, writeSlipPreferences } from '#shared/storage/slip-preferences.ts';
import { DEFAULT_PREFERENCES, type BettingPreferences } from '../model/betting-preferences.ts';

function createPreferencesStore(): StoreApi<BettingPreferences> {
  const store = createStore<BettingPreferences>()(() => readSlipPreferences() ?? DEFAULT_PREFERENCES);
  store.subscribe((preferences) => writeSlipPreferences(preferences));
  return store;
}

/** Returns the bettor's preferences on this device. */
export function useBettingPreferences(): BettingPreferences {
  const store = useController(createPreferencesStore);
  return useStore(store);
}

export function useUpdateBettingPreferences(): (change: Partial<BettingPreferences>) => void {
  const store = useController(createPreferencesStore);
  return (change) => store.setState(change);
}
