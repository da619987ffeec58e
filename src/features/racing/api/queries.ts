import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { allRacingMarkets } from '#shared/api/contract/markets/races.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import type { RacingSport } from '../model/racing-sport.ts';

/** Milliseconds. Races appear, run and end within minutes. */
const REFETCH_MS = 10_000;

export const raceQueries = {
  bySport: (sport: RacingSport) =>
    queryOptions({
      queryKey: ['races', sport],
      queryFn: ({ signal }) => read(allRacingMarkets, { sport_id: sport }, { signal }),
      refetchInterval: REFETCH_MS,
    }),
};

export function useRaces(sport: RacingSport) {
  const query = useQuery(raceQueries.bySport(sport));
  return useRetriableRead(query);
}
