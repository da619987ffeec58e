import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';

const REFETCH_MS = 30_000;

/** The home list without its prices, for counts and search on every page: fresh enough, and not the live topic. */
const matchesOnOfferQuery = queryOptions({
  queryKey: ['matches-on-offer'],
  queryFn: ({ signal }) => read(homeMatchesV2, { combine: true }, { signal }),
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
});

/** `wanted`: whether anybody needs it yet. */
export const useMatchesOnOffer = (isEnabled = true) => useQuery({ ...matchesOnOfferQuery, enabled: isEnabled });
