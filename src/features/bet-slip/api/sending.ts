import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSlipPreferences, writeSlipPreferences } from '#shared/storage/slip-preferences.ts';
import { USUAL, type Sending } from '../model/sending.ts';

const stores = new WeakMap<QueryClient, StoreApi<Sending>>();

function storeOf(queries: QueryClient): StoreApi<Sending> {
  const known = stores.get(queries);
  if (known !== undefined) return known;
  const store = createStore<Sending>()(() => readSlipPreferences() ?? USUAL);
  store.subscribe((sending) => writeSlipPreferences(sending));
  stores.set(queries, store);
  return store;
}

/** How bets are sent: kept in this browser. */
export const useSending = (): Sending => useStore(storeOf(useQueryClient()));

export function useChangeSending(): (change: Partial<Sending>) => void {
  const store = storeOf(useQueryClient());
  return (change) => store.setState(change);
}
