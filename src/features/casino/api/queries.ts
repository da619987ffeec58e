import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { gameList, launchUrl, lobbyUrl, qtechSports } from '#shared/api/contract/casino/casino.ts';

const CATALOGUE_STALE_MS = 10 * 60_000;

/** A launch address is valid once. The query never refetches it and drops it when the frame closes. */
const singleUseOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: 0,
} as const;

export const casinoQueries = {
  providers: () =>
    queryOptions({
      queryKey: ['casino-providers'],
      queryFn: ({ signal }) => read(qtechSports, {}, { signal }),
      staleTime: CATALOGUE_STALE_MS,
    }),
  games: (providerCode: string) =>
    queryOptions({
      queryKey: ['casino-games', providerCode],
      queryFn: ({ signal }) => read(gameList, { providers: providerCode }, { signal }),
      staleTime: CATALOGUE_STALE_MS,
    }),
  launch: (providerCode: string, gameId: string) =>
    queryOptions({
      ...singleUseOptions,
      queryKey: ['casino-launch', providerCode, gameId],
      queryFn: ({ signal }) => read(launchUrl, { providerCode, gameId }, { signal }),
    }),
  lotus: () =>
    queryOptions({
      ...singleUseOptions,
      queryKey: ['casino-lotus'],
      queryFn: ({ signal }) => read(lobbyUrl, {}, { signal }),
    }),
};
