import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { waitAfterStartup } from '../router/timing.ts';
import type { Notice } from './query/client.ts';

/** Downloads the toasts after the first screen, which shows none. A lost connection is reported much later. */
const loadToast = () => loadWithTexts(() => import('#ui-kit/feedback/Toast/Toast.tsx'));

const Host = lazy(async () => ({ default: (await loadToast()).ToastHost }));

/** Mounts the toast host. One per document: the query client shows toasts outside React. */
let mountHost: (() => void) | null = null;

export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    mountHost = () => setNeeded(true);
    waitAfterStartup()
      .then(loadToast)
      .catch(() => undefined);
    return () => {
      mountHost = null;
    };
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}

/** Shows a message. Messages sent before the host is mounted wait for it. */
export function showToast({ tone, message }: Notice): void {
  mountHost?.();
  void loadToast().then(({ notify }) => (tone === 'success' ? notify.showSuccess(message) : notify.showError(message)));
}

/** Removes every message, so that the next user does not read them. */
export function clearToasts(): void {
  void loadToast().then(({ notify }) => notify.clear());
}
