import type { QueryKey } from '@tanstack/react-query';

/**
 * Instructions to the query client for the time after a mutation. Components show no toasts and refetch nothing
 * themselves.
 */
export interface MutationMeta extends Record<string, unknown> {
  /** Responses whose message becomes a toast (docs/requirements.md#8-errors). Default: none. */
  readonly toast?: 'all' | 'errors' | 'successes';
  /** Error toast when the failure has no message (docs/requirements.md#8-errors). */
  readonly failed?: string;
  /** Query keys to invalidate after a success, and after a lost response. */
  readonly refreshes?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: MutationMeta;
  }
}
