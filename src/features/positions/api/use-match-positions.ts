import { useQuery } from '@tanstack/react-query';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import { AGAIN_MS, positionQueries } from './queries.ts';

/** What each runner of a match's markets would bring, by market id; null until it is read. */
export function useMatchPositions(matchId: string): Readonly<Record<string, readonly RunnerPosition[]>> | null {
  return useQuery({ ...positionQueries.ofMatch(matchId), refetchInterval: useOwnPace(AGAIN_MS.positions) }).data ?? null;
}
