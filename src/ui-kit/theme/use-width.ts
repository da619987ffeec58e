import { useSyncExternalStore } from 'react';
import { phoneQuery, wideQuery } from './media.ts';

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

/** Up to 768 px: the slip is a modal (specification 2), and what the width hides need not be drawn. */
export const usePhone = answering(phoneQuery);
