import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayHavePendingBets } from '#shared/storage/pending-keys.ts';
import { showToast } from '../providers/toasts.tsx';

/** Looks, on every page, for bets whose answer a reload cut off. Few bettors have any, so the bet slip is downloaded for those alone. */
export function useLostBets(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!mayHavePendingBets()) return;
    void import('#features/bet-slip/index.ts').then(({ watchPendingBets }) => watchPendingBets(queries, showToast));
  }, [queries]);
}
