import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { bets, settledBets } from '#shared/api/contract/bet-list.ts';
import { betsOfMatch, family } from '#shared/api/families.ts';
import type { Bet } from '#shared/domain/bet.ts';

/** More than anybody places on one match while it is remembered. */
const MOST_SETTLED = 200;

const ownBetQueries = {
  open: (matchId: string) => queryOptions({ queryKey: betsOfMatch(matchId), queryFn: ({ signal }) => read(bets, { match_id: matchId }, { signal }) }),
  settled: (matchId: string) =>
    queryOptions({
      queryKey: [...family.bets, 'settled-of-match', matchId],
      queryFn: async ({ signal }): Promise<readonly Bet[]> => (await read(settledBets, { match_id: matchId, limit: MOST_SETTLED, page: 1 }, { signal })).rows,
    }),
};

const NONE: readonly Bet[] = [];

/** The bettor's bets on a match, open and settled, as far as they could be read. */
export function useOwnBets(matchId: string): { readonly bets: readonly Bet[]; readonly failed: boolean } {
  const open = useQuery(ownBetQueries.open(matchId));
  const settled = useQuery(ownBetQueries.settled(matchId));
  return { bets: [...(open.data ?? NONE), ...(settled.data ?? NONE)], failed: open.isError || settled.isError };
}
