import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getExposures, getTeamPosition } from '#shared/api/contract/betting/bet-list.ts';
import { queryKeys } from '#shared/api/query-keys.ts';

export const positionQueries = {
  /** Positions by market id. Markets without a bet are left out. */
  byMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...queryKeys.positions, matchId],
      queryFn: ({ signal }) => read(getTeamPosition, { match_id: matchId }, { signal }),
    }),
  exposures: () =>
    queryOptions({
      queryKey: queryKeys.exposures,
      queryFn: ({ signal }) => read(getExposures, {}, { signal }),
    }),
};
