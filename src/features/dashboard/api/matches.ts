import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { homeMatchesV2 } from '#shared/api/contract/match-home.ts';

const HALF_A_MINUTE_MS = 30_000;

/** The home list without its prices, for counts and search on every page: fresh enough, and not the live topic. */
const matchesOnOffer = queryOptions({
  queryKey: ['matches-on-offer'],
  queryFn: ({ signal }) => read(homeMatchesV2, { combine: true }, { signal }),
  staleTime: HALF_A_MINUTE_MS,
  refetchInterval: HALF_A_MINUTE_MS,
});

/** `wanted`: whether anybody needs it yet. */
export const useMatchesOnOffer = (wanted = true) => useQuery({ ...matchesOnOffer, enabled: wanted });
