import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '#shared/api/query-keys.ts';

const REFETCH_MS = 3_000;

/** A game's frame tells nothing of its rounds: while one is on screen the balance is read again and again, and once more at the end. */
export function useBalancePolling(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetchBalance = () => void queryClient.invalidateQueries({ queryKey: queryKeys.balance });
    const timer = setInterval(() => document.visibilityState === 'visible' && refetchBalance(), REFETCH_MS);
    return () => {
      clearInterval(timer);
      refetchBalance();
    };
  }, [queryClient]);
}
