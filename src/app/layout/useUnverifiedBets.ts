import { useEffect } from 'react';
import { useControllers } from '#shared/controllers/controllers.ts';
import { mayHavePendingBets } from '#shared/storage/pending-keys.ts';
import { showToast } from '../providers/toasts.tsx';

/**
 * Resumes bets whose response a reload cut off, on every page. Downloads the bet slip only when the browser stores such
 * a bet.
 */
export function useUnverifiedBets(): void {
  const controllers = useControllers();
  useEffect(() => {
    if (!mayHavePendingBets()) return;
    void import('#features/bet-slip/index.ts').then(({ watchPendingBets }) => watchPendingBets(controllers, showToast));
  }, [controllers]);
}
