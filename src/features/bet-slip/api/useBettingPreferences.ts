import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSlipPreferences, writeSlipPreferences } from '#shared/storage/slip-preferences.ts';
import { DEFAULT_PREFERENCES, type BettingPreferences } from '../model/betting-preferences.ts';

const preferencesStores = new WeakMap<QueryClient, StoreApi<BettingPreferences>>();

function getPreferencesStore(queries: QueryClient): StoreApi<BettingPreferences> {
  const existing = preferencesStores.get(queries);
  if (existing !== undefined) return existing;
  const store = createStore<BettingPreferences>()(() => readSlipPreferences() ?? DEFAULT_PREFERENCES);
  store.subscribe((preferences) => writeSlipPreferences(preferences));
  preferencesStores.set(queries, store);
  return store;
}

/** The bettor's preferences on this device. */
export const useBettingPreferences = (): BettingPreferences => useStore(getPreferencesStore(useQueryClient()));

export function useUpdateBettingPreferences(): (change: Partial<BettingPreferences>) => void {
  const store = getPreferencesStore(useQueryClient());
  return (change) => store.setState(change);
}
