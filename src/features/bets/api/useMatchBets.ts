import { useQuery } from '@tanstack/react-query';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { betQueries, REFETCH_MS } from './queries.ts';

/** Returns the latest list of bets on the match; null until it has loaded. */
export function useMatchBets(matchId: string): readonly Bet[] | null {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  return useQuery({ ...betQueries.ofMatch(matchId), refetchInterval }).data ?? null;
}
