import { useQuery } from '@tanstack/react-query';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { positionQueries } from './queries.ts';

/** Results settle bets without anybody asking: what is on screen is read again this often where no stream tells it. */
const REFETCH_MS = 20_000;

/** What each runner of a match's markets would bring, by market id; null until it is read. */
export function useMatchPositions(matchId: string): Readonly<Record<string, readonly RunnerPosition[]>> | null {
  return (
    useQuery({ ...positionQueries.byMatch(matchId), refetchInterval: useOwnBetsInterval(REFETCH_MS) }).data ?? null
  );
}
