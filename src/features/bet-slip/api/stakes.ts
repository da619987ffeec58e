import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, read } from '#shared/api/call.ts';
import { getUserMatchStack, stakesBody, updateMatchStack } from '#shared/api/contract/user.ts';
import { family } from '#shared/api/families.ts';
import type { Money } from '#shared/domain/money.ts';
import { DEFAULT_STAKES } from '#shared/domain/stake.ts';
import { texts } from '../texts.ts';

export const STAKES = 8;

export const stakeQueries = {
  quick: () =>
    queryOptions({
      queryKey: family.stakes,
      queryFn: ({ signal }) => read(getUserMatchStack, {}, { signal }),
      staleTime: Infinity,
    }),
};

/** The first eight the server keeps; missing ones are the specification's (section 9). */
export const eightStakes = (kept: readonly Money[]): readonly Money[] => DEFAULT_STAKES.map((stake, index) => kept[index] ?? stake);

const USUAL = eightStakes([]);

/** The same list through every render until other stakes are kept. */
export const useQuickStakes = (): readonly Money[] => useQuery({ ...stakeQueries.quick(), select: eightStakes }).data ?? USUAL;

/** Keeps eight new quick stakes; the ones on screen are read anew. */
export const useKeepStakes = () =>
  useMutation({
    mutationFn: (stakes: readonly Money[]) => call(updateMatchStack, stakesBody(stakes)),
    meta: { toast: 'all', failed: texts.stakes.failed, refreshes: [family.stakes] },
  });
