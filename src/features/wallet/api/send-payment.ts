import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { depositBody, walletchipIn, walletchipOutV2, withdrawalBody } from '#shared/api/contract/wallet/wallet.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { sendOnce } from '#shared/api/client/send-once.ts';
import { createUploadSender } from '#shared/api/client/upload.ts';
import type { PaymentOutcome } from '../model/payment/payment-controller.ts';
import type { PaymentIntent } from '../model/payment/payment.ts';
import { texts } from '../texts.ts';

/** What a request changes elsewhere. */
export const affectedQueryKeys = [queryKeys.walletRequests, queryKeys.balance] as const;

function postPayment(
  { kind, amount, targetId, bankReference, remark, reference }: PaymentIntent,
  picture: Blob | null,
  onUpload: (share: number) => void,
) {
  if (kind === 'withdrawal')
    return call(walletchipOutV2, withdrawalBody({ amount, detailId: targetId, remark }), { reference });
  return call(
    walletchipIn,
    depositBody({ image: picture ?? new Blob(), amount, payeeId: targetId, bankReference, remark }),
    { reference, sender: createUploadSender(onUpload) },
  );
}

/** Sends a request, once. */
export async function sendPayment(
  queries: QueryClient,
  intent: PaymentIntent,
  picture: Blob | null,
  onUpload: (share: number) => void,
): Promise<PaymentOutcome> {
  const outcome = await sendOnce(queries, {
    key: 'move-money',
    send: () => postPayment(intent, picture, onUpload),
    failureText: texts.failed,
    invalidates: affectedQueryKeys,
  });
  return outcome.kind === 'answered' ? { kind: 'taken', message: outcome.message } : outcome;
}
