import { useQuery } from '@tanstack/react-query';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { REFETCH_MS, betQueries } from './queries.ts';

/** The match's bets as last listed; null until they are read. */
export function useMatchBets(matchId: string): readonly Bet[] | null {
  return useQuery({ ...betQueries.ofMatch(matchId), refetchInterval: useOwnBetsInterval(REFETCH_MS) }).data ?? null;
}
