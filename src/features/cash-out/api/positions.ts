import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryKeys } from '#shared/api/query-keys.ts';

const createPositionsQueryKey = (matchId: string) => [...queryKeys.positions, matchId];

/** Refetches the positions of a match. */
export const refetchPositions = (queries: QueryClient, matchId: string): Promise<void> =>
  queries.refetchQueries({ queryKey: createPositionsQueryKey(matchId) });

/** Returns true between a bet and the arrival of the new positions. Calculations must wait until then. */
export function useIsRefetchPending(matchId: string): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => queries.getQueryState(createPositionsQueryKey(matchId))?.isInvalidated ?? false,
  );
}
