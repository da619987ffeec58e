import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getFancyLiability } from '#shared/api/contract/betting/bet-list.ts';
import { getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import { queryKeys } from '#shared/api/query-keys.ts';

/** A line settles without anybody asking: figures that are on screen are read again this often where no stream tells them. */
export const REFETCH_MS = 20_000;

export const fancyQueries = {
  /** By fancy id, 0 or below; only lines with a bet. */
  worstCasesOfMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...queryKeys.fancyPositions, 'match', matchId],
      queryFn: ({ signal }) => read(getFancyLiability, { match_id: matchId }, { signal }),
    }),
  /** The bets on one line: its book is worked out from them. */
  betsOnLine: (fancyId: string) =>
    queryOptions({
      queryKey: [...queryKeys.fancyPositions, 'line', fancyId],
      queryFn: ({ signal }) => read(getRunTimeFancyPosition, { fancy_id: fancyId }, { signal }),
    }),
};
