import { useSyncExternalStore } from 'react';
import { phoneQuery, wideQuery } from '#ui-kit';

/** Whether the window answers a media query, now and whenever that changes. */
function answering(text: string) {
  const query = () => window.matchMedia(text);
  const subscribe = (changed: () => void): (() => void) => {
    const asked = query();
    asked.addEventListener('change', changed);
    return () => asked.removeEventListener('change', changed);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => query().matches);
}

/** Whether there is room for three columns. */
export const useWide = answering(wideQuery);

/** Whether the page is a phone's: what its width hides need not be drawn. */
export const usePhone = answering(phoneQuery);
