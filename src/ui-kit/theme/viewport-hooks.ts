import { useSyncExternalStore } from 'react';
import { phoneQuery, wideQuery } from './media.ts';

/** Returns whether the window matches a media query, and updates on changes. */
function createMediaQueryHook(condition: string) {
  const query = () => window.matchMedia(condition);
  const subscribe = (onChange: () => void): (() => void) => {
    const mediaQuery = query();
    mediaQuery.addEventListener('change', onChange);
    return () => mediaQuery.removeEventListener('change', onChange);
  };
  // Without a window, as while index.html is built, no query matches.
  return (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => query().matches,
      () => false,
    );
}

/** Whether three columns fit. */
export const useIsWide = createMediaQueryHook(wideQuery);

/** Up to 768 px: the slip is a modal (docs/requirements.md#25-bet-slip), and hidden content need not render. */
export const useIsPhone = createMediaQueryHook(phoneQuery);
