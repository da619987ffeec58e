import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CommandResponse } from '../../commands/command.ts';
import { readUserId } from '../../storage/session.ts';
import { report } from '../../telemetry/report.ts';
import { getFailure } from '../failure.ts';
import type { ApiResponse } from './call.ts';

export interface MoneyRequest<Data, Receipt> {
  /** Name of the request in the cache: "place-bet". */
  readonly key: string;
  /** Makes the one call. */
  readonly send: () => Promise<ApiResponse<Data>>;
  /** Returns the receipts in the response: what the server created. */
  readonly listReceipts: (data: Data) => readonly Receipt[];
  /** Message for a refusal without a message of its own (docs/requirements.md#8-errors). */
  readonly failureText: string;
  /** Query keys to refresh after a response and after a lost one (docs/requirements.md#42-freshness). */
  readonly invalidates: readonly QueryKey[];
}

/**
 * Sends a request that moves money as a mutation of the cache, which shows the server's message and refreshes queries.
 * It never retries, never waits for the network and survives a page change. After a change of user it shows nothing.
 *
 * Resolves with the response and never rejects. The mutation itself ends after the refresh. Only the server's own
 * refusal is `refused`. No response, a late, broken or unreadable one, and an ended session are `lost`.
 */
export function sendOnce<Data, Receipt>(
  queries: QueryClient,
  { key, send, listReceipts, failureText, invalidates }: MoneyRequest<Data, Receipt>,
): Promise<CommandResponse<Receipt>> {
  const userId = readUserId();
  // Neither the next user nor the login page may show this user's message.
  const isSameUser = () => readUserId() === userId;
  return new Promise((resolve) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: [key],
      mutationFn: async () => {
        try {
          const { data, message } = await send();
          resolve({ type: 'accepted', message, receipts: listReceipts(data) });
          return { message: isSameUser() ? message : '' };
        } catch (error) {
          const failure = getFailure(error);
          if (failure?.kind === 'refused') {
            resolve({ type: 'refused', message: failure.message || failureText });
            if (isSameUser()) throw error;
          } else {
            // Any other failure leaves the outcome open: no toast, the command runner reconciles.
            report({ kind: 'lost-response', request: key, failure });
            resolve({ type: 'lost' });
          }
          return { message: '' };
        }
      },
      retry: 0,
      networkMode: 'always',
      meta: { toast: 'all', failed: failureText, refreshes: invalidates },
    });
    // The handlers above have reported the error.
    mutation.execute(undefined).catch(() => undefined);
  });
}
