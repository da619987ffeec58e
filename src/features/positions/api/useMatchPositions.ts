import { useQuery } from '@tanstack/react-query';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { positionQueries } from './queries.ts';

/**
 * Polling interval while no stream reports positions, in milliseconds. Results settle bets without an action of the
 * bettor.
 */
const REFETCH_MS = 20_000;

/** Profit or loss of each runner in a match, by market id. Null until loaded. */
export function useMatchPositions(matchId: string): Readonly<Record<string, readonly RunnerPosition[]>> | null {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  return useQuery({ ...positionQueries.byMatch(matchId), refetchInterval }).data ?? null;
}
