import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { bets, openBets } from '#shared/api/contract/bet-list.ts';
import { betsOfMatch, family } from '#shared/api/families.ts';

/** Results, voids and deletions arrive without anybody asking. */
const AGAIN_MS = 20_000;
export const PAGE_ROWS = 50;

export const betQueries = {
  /** The active bets of one match, newest first. */
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: betsOfMatch(matchId),
      queryFn: ({ signal }) => read(bets, { match_id: matchId }, { signal }),
      refetchInterval: AGAIN_MS,
    }),
  /** Every open bet, a page at a time. */
  open: (page: number) =>
    queryOptions({
      queryKey: [...family.bets, 'open', page],
      queryFn: ({ signal }) => read(openBets, { limit: PAGE_ROWS, page }, { signal }),
      refetchInterval: AGAIN_MS,
      placeholderData: keepPreviousData,
    }),
};
