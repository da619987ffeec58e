import { useQuery } from '@tanstack/react-query';
import { readUserId } from '#shared/storage/session.ts';
import { createBalanceQuery } from './useBalance.ts';

/**
 * Returns the time of the displayed balance, in milliseconds since 1970-01-01 UTC, while its last refresh failed.
 * Otherwise null. Requests nothing itself.
 */
export function useOldBalanceTime(): number | null {
  const { isRefetchError, dataUpdatedAt } = useQuery({ ...createBalanceQuery(readUserId()), enabled: false });
  return isRefetchError ? dataUpdatedAt : null;
}
