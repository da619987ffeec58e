import { MutationCache, QueryClient } from '@tanstack/react-query';
import { getFailure } from '#shared/api/failure.ts';
import type { MutationMeta } from './meta.ts';
import { texts } from './texts.ts';

export interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

/** What a failed mutation says; null when nothing is to be said. A sign-out shows itself: the login screen comes. */
export function noticeOfFailure(error: unknown, meta: MutationMeta | undefined): Notice | null {
  if (!meta?.toast || meta.toast === 'successes') return null;
  const failure = getFailure(error);
  if (failure?.kind === 'signed-out') return null;
  const message = failure?.kind === 'rejected' ? failure.message : '';
  return { tone: 'error', message: message || (meta.failed ?? texts.failed) };
}

/** What an answered mutation says: only what the server said. */
export function noticeOfAnswer(data: unknown, meta: MutationMeta | undefined): Notice | null {
  if (!meta?.toast || meta.toast === 'errors' || typeof data !== 'object' || data === null || !('message' in data))
    return null;
  return typeof data.message === 'string' && data.message !== '' ? { tone: 'success', message: data.message } : null;
}

/** A read is asked for once more where the way there failed; what the server refused stays refused. */
const worthAnotherTry = (attempts: number, error: Error): boolean =>
  getFailure(error)?.kind === 'unreachable' && attempts < 1;

export function createQueryClient(notify: (notice: Notice) => void): QueryClient {
  const notifyOf = (notice: Notice | null) => {
    if (notice) notify(notice);
  };
  const refresh = (meta: MutationMeta | undefined) =>
    Promise.all((meta?.refreshes ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _onMutate, mutation) => {
        notifyOf(noticeOfAnswer(data, mutation.meta));
        return refresh(mutation.meta).then(() => undefined);
      },
      onError: (error, _variables, _onMutate, mutation) => {
        notifyOf(noticeOfFailure(error, mutation.meta));
        // A lost answer says nothing about whether the server acted: what it may have changed is read again.
        if (getFailure(error)?.kind === 'unreachable') void refresh(mutation.meta);
      },
    }),
    defaultOptions: {
      // `always`: a request made offline fails at once instead of waiting to be sent when nobody expects it any more.
      queries: { retry: worthAnotherTry, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return client;
}
