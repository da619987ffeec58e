import { useSyncExternalStore } from 'react';
import { wideQuery } from '#ui-kit';

const query = () => window.matchMedia(wideQuery);

const subscribe = (changed: () => void): (() => void) => {
  const wide = query();
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** Whether there is room for three columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
