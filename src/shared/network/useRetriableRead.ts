import { useState } from 'react';

/** A read, as a page needs it to show rows, a skeleton or an error panel. */
export interface RetriableRead<Data, Refetch extends () => unknown = () => unknown> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: Refetch;
}

/**
 * Returns a query whose error stays while it is tried again. TanStack Query resets the error of a query without data
 * when the next attempt starts. A skeleton would then replace the error panel, and the pressed button its focus.
 */
export function useRetriableRead<Data, Refetch extends () => unknown>(
  query: RetriableRead<Data, Refetch> & {
    /** Failures so far, from TanStack Query. */
    readonly errorUpdateCount: number;
  },
): RetriableRead<Data, Refetch> {
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  const isRetrying = data === undefined && isFetching && errorUpdateCount > 0;
  return { data, error: error ?? (isRetrying ? lastError : null), isFetching, refetch };
}
