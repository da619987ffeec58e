import { useEffect, useEffectEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';

interface EntryDraft<State> {
  /** The slip's store. */
  readonly store: Pick<StoreApi<State>, 'subscribe'>;
  /** The key of the history's entry; null where nothing is remembered. */
  readonly entryKey: string | null;
  /** The matches on the page. */
  readonly matchIds: readonly string[];
  /** Whether a draft comes back in this entry. */
  readonly restores: boolean;
  readonly restore: (entryKey: string) => void;
  readonly save: (state: State, before: State, entryKey: string) => void;
}

/** Remembers a slip's texts for back, forward and reload, and restores them in the entry where they were typed. */
export function useEntryDraft<State>({ store, entryKey, matchIds, restores, restore, save }: EntryDraft<State>): void {
  const here = matchIds.join(' ');
  const onEntry = useEffectEvent((key: string) => restore(key));
  const onChange = useEffectEvent((state: State, before: State) => {
    if (entryKey !== null) save(state, before, entryKey);
  });
  useEffect(() => {
    if (restores && entryKey !== null) onEntry(entryKey);
  }, [store, here, entryKey, restores]);
  useEffect(() => store.subscribe((state, before) => onChange(state, before)), [store]);
}
