import { useEffect } from 'react';
import type { WatchCause } from '#features/bet-slip/index.ts';
import { useControllers } from '#shared/controllers/controllers.ts';
import { mayHavePendingBets, pendingKeys } from '#shared/storage/pending-keys.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';
import { showToast } from '../providers/toasts.tsx';

/** How long another tab's change waits: that tab has the lock of its bet by then, or already knows a refusal. */
const OTHER_TAB_MS = 1000;

/**
 * Resumes bets whose response a reload or a closed tab cut off, on every page. Downloads the bet slip only when the
 * browser stores such a bet.
 */
export function useUnverifiedBets(): void {
  const controllers = useControllers();
  useEffect(() => {
    let timer: number | undefined;
    const watch = (cause: WatchCause) => {
      if (!mayHavePendingBets()) return;
      void import('#features/bet-slip/index.ts').then(({ watchPendingBets }) =>
        watchPendingBets(controllers, showToast, cause),
      );
    };
    watch('start');
    const unsubscribe = subscribeToStorage([pendingKeys.bets, pendingKeys.multiBets], () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => watch('other-tab'), OTHER_TAB_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [controllers]);
}
