import type { QueryKey } from '@tanstack/react-query';

/** What a mutation asks of the cache it runs in. Components show no toasts and refresh nothing themselves. */
export interface MutationMeta extends Record<string, unknown> {
  /** Which answers are said aloud: those that carry a message (specification 5). Left out: none. */
  readonly toast?: 'all' | 'errors' | 'successes';
  /** Said when a failure brings no message of its own (specification 8). */
  readonly failed?: string;
  /** Families of queries fetched anew after a success, and after an answer that was lost. */
  readonly refreshes?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: MutationMeta;
  }
}
