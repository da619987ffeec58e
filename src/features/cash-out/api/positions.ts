import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryKeys } from '#shared/api/query-keys.ts';

const createPositionsQueryKey = (matchId: string) => [...queryKeys.positions, matchId];

/** Refetches the positions of a match. */
export const refetchPositions = (queries: QueryClient, matchId: string): Promise<void> =>
  queries.refetchQueries({ queryKey: createPositionsQueryKey(matchId) });

/** State of the positions after a bet, until the new ones are here. Calculations must wait until then. */
export type PositionRefetch = 'reading' | 'unread' | null;

/** Returns `reading` between a bet and the arrival of the new positions, `unread` when their last request failed. */
export function usePositionRefetch(matchId: string): PositionRefetch {
  const queries = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries]);
  return useSyncExternalStore(subscribe, () => {
    const state = queries.getQueryState(createPositionsQueryKey(matchId));
    if (state?.isInvalidated !== true) return null;
    return state.status === 'error' ? 'unread' : 'reading';
  });
}
