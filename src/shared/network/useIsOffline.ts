import { useSyncExternalStore } from 'react';

const isOffline = (): boolean => !navigator.onLine;

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser has no network. A page that the build prerenders counts as online. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribeToNetwork, isOffline, () => false);
