import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayHavePendingBets } from '#shared/storage/pending-keys.ts';
import { say } from '../toasts.tsx';

/** Bets that a reload cut off are looked for on every page. Nearly nobody has any: the slip's machinery comes only for those who do. */
export function useLostBets(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!mayHavePendingBets()) return;
    void import('./find-lost-bets.ts').then(({ watchPendingBets }) => watchPendingBets(queries, say));
  }, [queries]);
}
