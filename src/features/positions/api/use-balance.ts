import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { getUserBalanceV1 } from '#shared/api/contract/user-session.ts';
import { family } from '#shared/api/families.ts';
import type { Balance } from '#shared/domain/bet.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import { readSession } from '#shared/storage/session.ts';

/** Results settle bets without anybody asking: it is read again this often where no stream tells it. */
const AGAIN_MS = 10_000;

/** Null: nobody is signed in, and nothing is asked. By itself, because every first screen shows it, and none of them bets or positions. */
const balanceOf = (userId: string | null) =>
  queryOptions({
    queryKey: [...family.balance, userId],
    queryFn: userId === null ? skipToken : ({ signal }) => read(getUserBalanceV1, { userid: userId }, { signal }),
  });

/** The signed-in user's balance; null until it is read. The last known one stays while a newer one is asked for. */
export function useBalance(): Balance | null {
  return useQuery({ ...balanceOf(readSession()?.userId ?? null), refetchInterval: useOwnPace(AGAIN_MS) }).data ?? null;
}
