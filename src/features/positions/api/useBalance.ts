import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getUserBalanceV1 } from '#shared/api/contract/account/user-session.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Balance } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { readSession } from '#shared/storage/session.ts';

/** Results settle bets without anybody asking: it is read again this often where no stream tells it. */
const REFETCH_MS = 10_000;

/** Null: nobody is signed in, and nothing is asked. By itself, because every first screen shows it, and none of them bets or positions. */
const balanceQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.balance, userId],
    queryFn: userId === null ? skipToken : ({ signal }) => read(getUserBalanceV1, { userid: userId }, { signal }),
  });

/** The signed-in user's balance; null until it is read. The last known one stays while a newer one is asked for. */
export function useBalance(): Balance | null {
  return (
    useQuery({ ...balanceQuery(readSession()?.userId ?? null), refetchInterval: useOwnBetsInterval(REFETCH_MS) })
      .data ?? null
  );
}
