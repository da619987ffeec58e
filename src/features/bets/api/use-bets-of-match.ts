import { useQuery } from '@tanstack/react-query';
import type { Bet } from '#shared/domain/bet.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import { AGAIN_MS, betQueries } from './queries.ts';

/** The match's bets as last listed; null until they are read. */
export function useBetsOfMatch(matchId: string): readonly Bet[] | null {
  return useQuery({ ...betQueries.ofMatch(matchId), refetchInterval: useOwnPace(AGAIN_MS) }).data ?? null;
}
