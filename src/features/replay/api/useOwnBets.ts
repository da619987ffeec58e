import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { settledBets } from '#shared/api/contract/betting/bet-list.ts';
import { createMatchBetsQuery } from '#shared/api/match-bets-query.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';

/** Upper bound of settled bets read per match. */
const MAX_SETTLED_BETS = 200;

const ownBetQueries = {
  open: createMatchBetsQuery,
  settled: (matchId: string) =>
    queryOptions({
      queryKey: [...queryKeys.bets, 'settled-of-match', matchId],
      queryFn: async ({ signal }): Promise<readonly Bet[]> =>
        (await read(settledBets, { match_id: matchId, limit: MAX_SETTLED_BETS, page: 1 }, { signal })).rows,
    }),
};

const NO_BETS: readonly Bet[] = [];

/** The bettor's open and settled bets on a match. `hasFailed` is true when a list could not be read. */
export function useOwnBets(matchId: string): { readonly bets: readonly Bet[]; readonly hasFailed: boolean } {
  const open = useQuery(ownBetQueries.open(matchId));
  const settled = useQuery(ownBetQueries.settled(matchId));
  return {
    bets: [...(open.data ?? NO_BETS), ...(settled.data ?? NO_BETS)],
    hasFailed: open.isError || settled.isError,
  };
}
