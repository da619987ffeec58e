import { useQuery } from '@tanstack/react-query';
import type { Bet } from '#shared/domain/bet.ts';
import { betQueries } from './queries.ts';

/** The match's bets as last listed; null until they are read. */
export function useBetsOfMatch(matchId: string): readonly Bet[] | null {
  return useQuery(betQueries.ofMatch(matchId)).data ?? null;
}
