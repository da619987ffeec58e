import { useSyncExternalStore } from 'react';
import { useController } from '#shared/controllers/controllers.ts';
import type { BettingPreferences } from '../model/betting-preferences.ts';
import { createBettingPreferencesStore } from '../model/betting-preferences-store.ts';

/** Returns the bettor's preferences on this device. */
export function useBettingPreferences(): BettingPreferences {
  const store = useController(createBettingPreferencesStore);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Returns a function that changes some preferences and keeps the others as they are stored. */
export function useUpdateBettingPreferences(): (change: Partial<BettingPreferences>) => void {
  const store = useController(createBettingPreferencesStore);
  return (change) => store.update((stored) => ({ ...stored, ...change }));
}
