import { useSyncExternalStore } from 'react';

let downloads = 0;
const listeners = new Set<() => void>();

function changeDownloads(by: 1 | -1): void {
  downloads += by;
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Counts a page's download while the router waits for it. React calls it in a render, so it notifies afterwards. */
export function trackPageDownload(download: Promise<unknown>): void {
  queueMicrotask(() => changeDownloads(1));
  void download.catch(() => undefined).finally(() => changeDownloads(-1));
}

/** Whether the page of another address is loading while the current one stays on screen. */
export const useNavigationPending = (): boolean => useSyncExternalStore(subscribe, () => downloads > 0);
