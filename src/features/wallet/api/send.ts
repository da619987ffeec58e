import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { depositBody, walletchipIn, walletchipOutV2, withdrawalBody } from '#shared/api/contract/wallet.ts';
import { family } from '#shared/api/families.ts';
import { failureOf } from '#shared/api/failure.ts';
import type { Heard } from '../model/desk.ts';
import type { Intent } from '../model/payment.ts';
import { texts } from '../texts.ts';

/** What a request changes elsewhere. */
export const refreshedBy = [family.walletRequests, family.balance] as const;

function post({ kind, amount, targetId, bankReference, remark, reference }: Intent, picture: Blob | null, onUpload: (share: number) => void) {
  if (kind === 'withdrawal') return call(walletchipOutV2, withdrawalBody({ amount, detailId: targetId, remark }), { reference });
  return call(walletchipIn, depositBody({ image: picture ?? new Blob(), amount, payeeId: targetId, bankReference, remark }), { reference, onUpload });
}

/**
 * Sends a request through the cache's mutations, which say the server's words and refresh what was changed. Once: never again after a
 * failure, never later because the way was down, never ended by a page that goes away.
 */
export function sendOnce(queries: QueryClient, intent: Intent, picture: Blob | null, onUpload: (share: number) => void): Promise<Heard> {
  return new Promise((hear) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: ['move-money'],
      mutationFn: async () => {
        try {
          const { message } = await post(intent, picture, onUpload);
          hear({ kind: 'taken', message });
          return { message };
        } catch (error) {
          const failure = failureOf(error);
          if (failure?.kind === 'rejected') {
            hear({ kind: 'refused', message: failure.message || texts.failed });
            throw error;
          }
          // Anything else says nothing about the money: no toast, the desk goes and looks.
          hear({ kind: 'lost' });
          return { message: '' };
        }
      },
      retry: 0,
      networkMode: 'always',
      meta: { toast: 'all', failed: texts.failed, refreshes: refreshedBy },
    });
    // What went wrong has been heard above.
    mutation.execute(undefined).catch(() => undefined);
  });
}
