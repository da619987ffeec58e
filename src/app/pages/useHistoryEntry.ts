import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { BrowserEntry } from '#features/bet-slip/index.ts';

/** The key that this hook adds to the router's state of an entry. */
const SHEET = 'slipSheet';

function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
const isSheetNow = (): boolean => readHistoryState()[SHEET] === true;

// One per document, like the browser's history. A push fires no event.
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
 * Returns the current history entry, for a slip that opens as a sheet. The sheet's entry copies the page's own, so the
 * router does not render the page again. That would delay the press on a price.
 */
export function useHistoryEntry(): BrowserEntry {
  const { key } = useLocation();
  const isSheet = useSyncExternalStore(subscribe, isSheetNow);
  return useMemo(
    () => ({
      key,
      isSheet,
      addSheet() {
        history.pushState({ ...readHistoryState(), [SHEET]: true }, '');
        listeners.forEach((changed) => changed());
      },
      leaveSheet: () => history.back(),
    }),
    [key, isSheet],
  );
}
