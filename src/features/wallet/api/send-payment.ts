import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import { sendOnce } from '#shared/api/client/send-once.ts';
import { createUploadSender } from '#shared/api/client/upload.ts';
import {
  toDepositBody,
  toWithdrawalBody,
  walletchipIn,
  walletchipOutV2,
  type WalletRequest,
} from '#shared/api/contract/wallet/wallet.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { PaymentIntent } from '../model/payment/payment.ts';
import { texts } from '../texts.ts';

/** Query keys that a request invalidates. */
export const affectedQueryKeys = [queryKeys.walletRequests, queryKeys.balance] as const;

function postPayment(
  { kind, amount, targetId, bankReference, remark, reference }: PaymentIntent,
  picture: Blob | null,
  onUpload: (share: number) => void,
) {
  if (kind === 'withdrawal')
    return call(walletchipOutV2, toWithdrawalBody({ amount, detailId: targetId, remark }), { reference });
  return call(
    walletchipIn,
    toDepositBody({ image: picture ?? new Blob(), amount, payeeId: targetId, bankReference, remark }),
    { reference, sender: createUploadSender(onUpload) },
  );
}

/** Sends a request once. The response lists nothing; the request appears in the list. */
export const sendPayment = (
  queries: QueryClient,
  intent: PaymentIntent,
  picture: Blob | null,
  onUpload: (share: number) => void,
): Promise<CommandResponse<WalletRequest>> =>
  sendOnce(queries, {
    key: 'move-money',
    send: () => postPayment(intent, picture, onUpload),
    listReceipts: () => [],
    failureText: texts.failed,
    invalidates: affectedQueryKeys,
  });
