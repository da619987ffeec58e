import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { allRacingMarkets } from '#shared/api/contract/market.ts';
import type { RacingSport } from '../model/sport.ts';

/** Races come in, run and leave within minutes. */
const AGAIN_MS = 10_000;

export const raceQueries = {
  of: (sport: RacingSport) =>
    queryOptions({
      queryKey: ['races', sport],
      queryFn: ({ signal }) => read(allRacingMarkets, { sport_id: sport }, { signal }),
      refetchInterval: AGAIN_MS,
    }),
};

export const useRaces = (sport: RacingSport) => useQuery(raceQueries.of(sport));
