import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '#shared/api/query-keys.ts';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';

const REFETCH_MS = 3_000;

/**
 * Polls the balance while a game is on screen, and once more when it closes, because the frame does not report its
 * rounds.
 */
export function useBalancePolling(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetchBalance = () => void queryClient.invalidateQueries({ queryKey: queryKeys.balance });
    const stop = startVisibleInterval(refetchBalance, REFETCH_MS);
    return () => {
      stop();
      refetchBalance();
    };
  }, [queryClient]);
}
