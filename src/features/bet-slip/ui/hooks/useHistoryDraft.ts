import { useEffect, useEffectEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';

interface HistoryDraft<State> {
  /** The slip's store. */
  readonly store: Pick<StoreApi<State>, 'subscribe'>;
  /** Key of the history entry; null when nothing is saved. */
  readonly entryKey: string | null;
  /** Ids of the matches on the page. */
  readonly matchIds: readonly string[];
  /** Whether a draft is restored in this entry. */
  readonly canRestore: boolean;
  readonly restoreDraft: (entryKey: string) => void;
  readonly saveDraft: (state: State, previous: State, entryKey: string) => void;
}

/** Saves a slip's texts for back, forward and reload, and restores them in the same history entry. */
export function useHistoryDraft<State>({
  store,
  entryKey,
  matchIds,
  canRestore,
  restoreDraft,
  saveDraft,
}: HistoryDraft<State>): void {
  const matchIdsKey = matchIds.join(' ');
  const onEntry = useEffectEvent((key: string) => restoreDraft(key));
  const onChange = useEffectEvent((state: State, previous: State) => {
    if (entryKey !== null) saveDraft(state, previous, entryKey);
  });
  useEffect(() => {
    if (canRestore && entryKey !== null) onEntry(entryKey);
  }, [store, matchIdsKey, entryKey, canRestore]);
  useEffect(() => store.subscribe((state, previous) => onChange(state, previous)), [store]);
}
