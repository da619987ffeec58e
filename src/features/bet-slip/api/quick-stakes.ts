import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, read } from '#shared/api/client/call.ts';
import { getUserMatchStack, toStakesBody, updateMatchStack } from '#shared/api/contract/account/user.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { DEFAULT_STAKES } from '#shared/domain/money/stake.ts';
import { texts } from '../texts.ts';

export const quickStakeQueries = {
  quick: () =>
    queryOptions({
      queryKey: queryKeys.stakes,
      queryFn: ({ signal }) => read(getUserMatchStack, {}, { signal }),
      staleTime: Infinity,
    }),
};

/**
 * Completes the saved stakes to eight: docs/requirements.md#33-fields-with-a-rule-of-their-own. Defaults fill the
 * missing ones.
 */
export const fillQuickStakes = (savedStakes: readonly Money[]): readonly Money[] =>
  DEFAULT_STAKES.map((stake, index) => savedStakes[index] ?? stake);

const DEFAULT_QUICK_STAKES = fillQuickStakes([]);

/** The bettor's eight quick stakes. The list is stable until the bettor saves others. */
export const useQuickStakes = (): readonly Money[] =>
  useQuery({ ...quickStakeQueries.quick(), select: fillQuickStakes }).data ?? DEFAULT_QUICK_STAKES;

/** Saves eight quick stakes and refreshes the ones on screen. */
export const useSaveQuickStakes = () =>
  useMutation({
    mutationFn: (stakes: readonly Money[]) => call(updateMatchStack, toStakesBody(stakes)),
    meta: { toast: 'all', failed: texts.stakes.failed, refreshes: [queryKeys.stakes] },
  });
