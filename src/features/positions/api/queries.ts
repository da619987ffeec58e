import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { getExposures, getTeamPosition } from '#shared/api/contract/bet-list.ts';
import { family } from '#shared/api/families.ts';

export const positionQueries = {
  /** By market id; only markets with a bet. */
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...family.positions, matchId],
      queryFn: ({ signal }) => read(getTeamPosition, { match_id: matchId }, { signal }),
    }),
  exposures: () =>
    queryOptions({
      queryKey: family.exposures,
      queryFn: ({ signal }) => read(getExposures, {}, { signal }),
    }),
};
