import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Answer } from './call.ts';
import { failureOf } from './failure.ts';

/** What was heard of a request that moves money. `lost` says nothing about whether the server acted. */
export type Heard<Data> =
  | { readonly kind: 'answered'; readonly data: Data; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

export interface Sending<Data> {
  /** Names the request in the cache: "place-bet". */
  readonly key: string;
  /** Makes the one call. */
  readonly send: () => Promise<Answer<Data>>;
  /** Said of a refusal that brings no words of its own (specification 8). */
  readonly failed: string;
  /** Families of queries read anew after an answer, and after one that was lost (specification 4, cache refresh). */
  readonly refreshes: readonly QueryKey[];
}

/**
 * Sends what moves money through the cache's mutations, which say the server's words and refresh what was changed. Once: never again
 * after a failure, never later because the way was down, never ended by a page that goes away.
 *
 * Resolves as soon as the answer is there, and never rejects; the mutation itself ends only when everything has been read anew. A
 * request is `refused` by the server's own no alone: no answer, a late, broken or unreadable one and an ended session are `lost`.
 */
export function sendOnce<Data>(queries: QueryClient, { key, send, failed, refreshes }: Sending<Data>): Promise<Heard<Data>> {
  return new Promise((hear) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: [key],
      mutationFn: async () => {
        try {
          const { data, message } = await send();
          hear({ kind: 'answered', data, message });
          return { message };
        } catch (error) {
          const failure = failureOf(error);
          if (failure?.kind === 'rejected') {
            hear({ kind: 'refused', message: failure.message || failed });
            throw error;
          }
          // Anything else says nothing about the money: no toast, the sender goes and looks.
          hear({ kind: 'lost' });
          return { message: '' };
        }
      },
      retry: 0,
      networkMode: 'always',
      meta: { toast: 'all', failed, refreshes },
    });
    // What went wrong has been heard above.
    mutation.execute(undefined).catch(() => undefined);
  });
}
