import { MutationCache, QueryClient, timeoutManager } from '@tanstack/react-query';
import { ApiError, getFailure } from '#shared/api/failure.ts';
import type { MutationMeta } from './meta.ts';
import { texts } from './texts.ts';
import { timerProvider } from './timer-provider.ts';

export interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

/** Returns the toast of a failed mutation, or null. A sign-out needs none, because the login page appears. */
export function createFailureNotice(error: unknown, meta: MutationMeta | undefined): Notice | null {
  if (!meta?.toast || meta.toast === 'successes') return null;
  const failure = getFailure(error);
  if (failure?.kind === 'signed-out') return null;
  const message = failure?.kind === 'refused' ? failure.message : '';
  return { tone: 'error', message: message || (meta.failed ?? texts.failed) };
}

/** Returns the toast of a successful mutation: the server's own message, or null without one. */
export function createResponseNotice(data: unknown, meta: MutationMeta | undefined): Notice | null {
  if (!meta?.toast || meta.toast === 'errors' || typeof data !== 'object' || data === null || !('message' in data))
    return null;
  return typeof data.message === 'string' && data.message !== '' ? { tone: 'success', message: data.message } : null;
}

/**
 * Retries a read once when the connection failed. A refusal is final. A busy server that asks for a pause gets it: the
 * page says that it could not load, and offers to try again.
 */
const shouldRetry = (attempts: number, error: Error): boolean =>
  attempts < 1 && error instanceof ApiError && error.failure.kind === 'unreachable' && error.retryAfterMs === 0;

export function createQueryClient(notify: (notice: Notice) => void): QueryClient {
  timeoutManager.setTimeoutProvider(timerProvider);
  const notifyOf = (notice: Notice | null) => {
    if (notice) notify(notice);
  };
  const refresh = (meta: MutationMeta | undefined) =>
    Promise.all((meta?.refreshes ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  // A sign-out clears the client. A response after it would show its message to the next user.
  const isDropped = (mutation: object) =>
    !client
      .getMutationCache()
      .getAll()
      .some((each) => each === mutation);
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _onMutate, mutation) => {
        if (isDropped(mutation)) return undefined;
        notifyOf(createResponseNotice(data, mutation.meta));
        return refresh(mutation.meta).then(() => undefined);
      },
      onError: (error, _variables, _onMutate, mutation) => {
        if (isDropped(mutation)) return;
        notifyOf(createFailureNotice(error, mutation.meta));
        // The server may have acted although its response was lost, so the affected queries refetch.
        if (getFailure(error)?.kind === 'unreachable') void refresh(mutation.meta);
      },
    }),
    defaultOptions: {
      // `always`: a request made offline fails at once. The default would send it later, unexpectedly.
      queries: {
        retry: shouldRetry,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5_000,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return client;
}
