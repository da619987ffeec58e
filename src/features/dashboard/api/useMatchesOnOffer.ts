import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';

const REFETCH_MS = 30_000;

/** Matches without prices, for counts and search on every page. It polls slowly, without the live subscription. */
const matchesOnOfferQuery = queryOptions({
  queryKey: ['matches-on-offer'],
  queryFn: ({ signal }) => read(homeMatchesV2, { combine: true }, { signal }),
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
});

/** `isEnabled`: false until a component needs the matches. */
export const useMatchesOnOffer = (isEnabled = true) => useQuery({ ...matchesOnOfferQuery, enabled: isEnabled });
