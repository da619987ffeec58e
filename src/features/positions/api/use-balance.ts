import { useQuery } from '@tanstack/react-query';
import type { Balance } from '#shared/domain/bet.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import { readSession } from '#shared/storage/session.ts';
import { AGAIN_MS, positionQueries } from './queries.ts';

/** The signed-in user's balance; null until it is read. The last known one stays while a newer one is asked for. */
export function useBalance(): Balance | null {
  return useQuery({ ...positionQueries.balance(readSession()?.userId ?? null), refetchInterval: useOwnPace(AGAIN_MS.balance) }).data ?? null;
}
