import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryKeys } from '#shared/api/query-keys.ts';

const positionsQueryKey = (matchId: string) => [...queryKeys.positions, matchId];

/** Reads a match's positions anew. */
export const refetchPositions = (queries: QueryClient, matchId: string): Promise<void> =>
  queries.refetchQueries({ queryKey: positionsQueryKey(matchId) });

/** Whether a bet has changed the positions and the new ones are not here yet: nothing may be worked out from the old. */
export function useIsRefetchPending(matchId: string): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => queries.getQueryState(positionsQueryKey(matchId))?.isInvalidated ?? false,
  );
}
