import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getUserBalanceV1 } from '#shared/api/contract/account/user-session.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Balance } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { readSession } from '#shared/storage/session.ts';

/**
 * Polling interval while no stream reports the balance, in milliseconds. Results change the balance without an action
 * of the bettor.
 */
const REFETCH_MS = 10_000;

/**
 * Disabled for a null user id. The query has its own module because every first screen shows the balance, but no bets
 * or positions.
 */
export const createBalanceQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.balance, userId],
    queryFn: userId === null ? skipToken : ({ signal }) => read(getUserBalanceV1, { userid: userId }, { signal }),
  });

/** The signed-in user's balance, or null until it is loaded. The last balance stays during a refetch. */
export function useBalance(): Balance | null {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  return useQuery({ ...createBalanceQuery(readSession()?.userId ?? null), refetchInterval }).data ?? null;
}
