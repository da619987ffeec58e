import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiResponse } from './call.ts';
import { getFailure } from '../failure.ts';

/** What was heard of a request that moves money. `lost` says nothing about whether the server acted. */
export type CommandOutcome<Data> =
  | { readonly kind: 'answered'; readonly data: Data; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

export interface MoneyCommand<Data> {
  /** Names the request in the cache: "place-bet". */
  readonly key: string;
  /** Makes the one call. */
  readonly send: () => Promise<ApiResponse<Data>>;
  /** Said of a refusal that brings no words of its own (specification 8). */
  readonly failureText: string;
  /** Families of queries read anew after an answer, and after one that was lost (specification 4, cache refresh). */
  readonly invalidates: readonly QueryKey[];
}

/**
 * Sends what moves money through the cache's mutations, which say the server's words and refresh what was changed. Once: never again
 * after a failure, never later because the way was down, never ended by a page that goes away.
 *
 * Resolves as soon as the answer is there, and never rejects; the mutation itself ends only when everything has been read anew. A
 * request is `refused` by the server's own no alone: no answer, a late, broken or unreadable one and an ended session are `lost`.
 */
export function sendOnce<Data>(
  queries: QueryClient,
  { key, send, failureText, invalidates }: MoneyCommand<Data>,
): Promise<CommandOutcome<Data>> {
  return new Promise((report) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: [key],
      mutationFn: async () => {
        try {
          const { data, message } = await send();
          report({ kind: 'answered', data, message });
          return { message };
        } catch (error) {
          const failure = getFailure(error);
          if (failure?.kind === 'rejected') {
            report({ kind: 'refused', message: failure.message || failureText });
            throw error;
          }
          // Anything else says nothing about the money: no toast, the sender goes and looks.
          report({ kind: 'lost' });
          return { message: '' };
        }
      },
      retry: 0,
      networkMode: 'always',
      meta: { toast: 'all', failed: failureText, refreshes: invalidates },
    });
    // What went wrong has been heard above.
    mutation.execute(undefined).catch(() => undefined);
  });
}
