import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, read } from '#shared/api/client/call.ts';
import { getUserMatchStack, stakesBody, updateMatchStack } from '#shared/api/contract/account/user.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { DEFAULT_STAKES } from '#shared/domain/money/stake.ts';
import { texts } from '../texts.ts';

export const QUICK_STAKE_COUNT = 8;

export const quickStakeQueries = {
  quick: () =>
    queryOptions({
      queryKey: queryKeys.stakes,
      queryFn: ({ signal }) => read(getUserMatchStack, {}, { signal }),
      staleTime: Infinity,
    }),
};

/** The first eight the server keeps; missing ones are the specification's (section 9). */
export const fillQuickStakes = (savedStakes: readonly Money[]): readonly Money[] =>
  DEFAULT_STAKES.map((stake, index) => savedStakes[index] ?? stake);

const DEFAULT_QUICK_STAKES = fillQuickStakes([]);

/** The same list through every render until other stakes are kept. */
export const useQuickStakes = (): readonly Money[] =>
  useQuery({ ...quickStakeQueries.quick(), select: fillQuickStakes }).data ?? DEFAULT_QUICK_STAKES;

/** Keeps eight new quick stakes; the ones on screen are read anew. */
export const useSaveQuickStakes = () =>
  useMutation({
    mutationFn: (stakes: readonly Money[]) => call(updateMatchStack, stakesBody(stakes)),
    meta: { toast: 'all', failed: texts.stakes.failed, refreshes: [queryKeys.stakes] },
  });
