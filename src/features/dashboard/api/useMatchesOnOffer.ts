import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import type { MatchRow } from '#shared/domain/market/market.ts';

const REFETCH_MS = 30_000;

/** Matches without prices, for counts and search on every page. It polls slowly, without the live subscription. */
const matchesOnOfferQuery = queryOptions({
  queryKey: ['matches-on-offer'],
  queryFn: ({ signal }) => read(homeMatchesV2, { combine: true }, { signal }),
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
});

/**
 * Stores the matches that the live feed has read, if none are known. The side menu then has its sports in the first
 * render, without a request of its own. Later responses would render the menu for every price change.
 */
export function storeFirstMatchesOnOffer(queries: QueryClient, rows: readonly MatchRow[]): void {
  if (queries.getQueryData(matchesOnOfferQuery.queryKey) === undefined)
    queries.setQueryData(matchesOnOfferQuery.queryKey, rows);
}

/** `isEnabled`: false until a component needs the matches. */
export const useMatchesOnOffer = (isEnabled = true) => useQuery({ ...matchesOnOfferQuery, enabled: isEnabled });

/**
 * Returns sport and competition of a match, undefined while they are not known. Renders only when a name changes.
 * `isEnabled`: false reads only what is known already.
 */
export const useMatchOnOffer = (matchId: string, isEnabled: boolean) => {
  const { data } = useQuery({
    ...matchesOnOfferQuery,
    enabled: isEnabled,
    select: (rows) => {
      const row = rows.find((each) => each.matchId === matchId);
      return row && { sportName: row.sportName, seriesId: row.seriesId, seriesName: row.seriesName };
    },
  });
  return data;
};
