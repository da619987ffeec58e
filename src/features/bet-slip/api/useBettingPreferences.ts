import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useController } from '#shared/controllers/controllers.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../model/betting-preferences.ts';
import { preferencesEntry } from '../model/betting-preferences-storage.ts';

function createPreferencesStore(): StoreApi<BettingPreferences> {
  const store = createStore<BettingPreferences>()(() => preferencesEntry.read() ?? DEFAULT_PREFERENCES);
  store.subscribe(preferencesEntry.write);
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
