import { useSyncExternalStore } from 'react';
import { phoneQuery, wideQuery } from './media.ts';

/** Whether the window answers a media query, now and whenever that changes. */
function createMediaQueryHook(condition: string) {
  const query = () => window.matchMedia(condition);
  const subscribe = (onChange: () => void): (() => void) => {
    const mediaQuery = query();
    mediaQuery.addEventListener('change', onChange);
    return () => mediaQuery.removeEventListener('change', onChange);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => query().matches);
}

/** Whether there is room for three columns. */
export const useIsWide = createMediaQueryHook(wideQuery);

/** Up to 768 px: the slip is a modal (specification 2), and what the width hides need not be drawn. */
export const useIsPhone = createMediaQueryHook(phoneQuery);
