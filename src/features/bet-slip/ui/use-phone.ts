import { useSyncExternalStore } from 'react';
import { phoneQuery } from '#ui-kit';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Up to 768 px the slip is a modal (specification 2). */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phoneQuery).matches);
