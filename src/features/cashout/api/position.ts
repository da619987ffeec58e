import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { family } from '#shared/api/families.ts';

const keyOf = (matchId: string) => [...family.positions, matchId];

/** Reads a match's positions anew. */
export const readPositions = (queries: QueryClient, matchId: string): Promise<void> => queries.refetchQueries({ queryKey: keyOf(matchId) });

/** Whether a bet has changed the positions and the new ones are not here yet: nothing may be worked out from the old. */
export function useReading(matchId: string): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries]);
  return useSyncExternalStore(subscribe, () => queries.getQueryState(keyOf(matchId))?.isInvalidated ?? false);
}
