import { useSyncExternalStore } from 'react';
import { useController } from '#shared/controllers/controllers.ts';
import type { BettingPreferences } from '../model/betting-preferences.ts';
import { type BettingPreferencesStore, createBettingPreferencesStore } from '../model/betting-preferences-store.ts';

/** Returns the bettor's preferences on this device. */
export function useBettingPreferences(): BettingPreferences {
  const store = useController(createBettingPreferencesStore);
  return useSyncExternalStore(store.subscribe, store.read);
}

export const useUpdateBettingPreferences = (): BettingPreferencesStore['update'] =>
  useController(createBettingPreferencesStore).update;
