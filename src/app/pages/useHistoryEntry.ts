import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryEntry } from '#features/bet-slip/index.ts';

/** What this hook adds to the router's own state of an entry. */
const SHEET = 'slipSheet';

const stateNow = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {};
const isSheetNow = (): boolean => stateNow()[SHEET] === true;

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
  };
}

/**
 * The current entry of the browser's history, for a slip that comes up as a sheet. The sheet's entry is a copy of the page's own: the
 * router need not draw the page again for it, which would make the press on a price slow.
 */
export function useHistoryEntry(): HistoryEntry {
  const { key } = useLocation();
  const isSheet = useSyncExternalStore(subscribe, isSheetNow);
  return useMemo(
    () => ({
      key,
      isSheet,
      addSheet() {
        history.pushState({ ...stateNow(), [SHEET]: true }, '');
        listeners.forEach((changed) => changed());
      },
      leaveSheet: () => history.back(),
    }),
    [key, isSheet],
  );
}
