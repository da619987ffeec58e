import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getFancyLiability } from '#shared/api/contract/betting/bet-list.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import { queryKeys } from '#shared/api/query-keys.ts';

/** Polling interval for figures on screen while no stream delivers results, in milliseconds. */
export const REFETCH_MS = 20_000;

export const fancyQueries = {
  /** Worst case by fancy id, 0 or below. Holds only lines with a bet. */
  worstCasesOfMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...queryKeys.fancyPositions, 'match', matchId],
      queryFn: ({ signal }) => read(getFancyLiability, { match_id: matchId }, { signal }),
    }),
  /** Bets on one line. Its book is calculated from them. */
  betsOnLine: (fancyId: string) =>
    queryOptions({
      queryKey: [...queryKeys.fancyPositions, 'line', fancyId],
      queryFn: ({ signal }) => read(getRunTimeFancyPosition, { fancy_id: fancyId }, { signal }),
    }),
};
