import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { depositBody, walletchipIn, walletchipOutV2, withdrawalBody } from '#shared/api/contract/wallet.ts';
import { family } from '#shared/api/families.ts';
import { sendOnce } from '#shared/api/send-once.ts';
import { uploading } from '#shared/api/upload.ts';
import type { Heard } from '../model/desk.ts';
import type { Intent } from '../model/payment.ts';
import { texts } from '../texts.ts';

/** What a request changes elsewhere. */
export const refreshedBy = [family.walletRequests, family.balance] as const;

function post({ kind, amount, targetId, bankReference, remark, reference }: Intent, picture: Blob | null, onUpload: (share: number) => void) {
  if (kind === 'withdrawal') return call(walletchipOutV2, withdrawalBody({ amount, detailId: targetId, remark }), { reference });
  return call(walletchipIn, depositBody({ image: picture ?? new Blob(), amount, payeeId: targetId, bankReference, remark }), { reference, sendBy: uploading(onUpload) });
}

/** Sends a request, once. */
export async function sendRequest(queries: QueryClient, intent: Intent, picture: Blob | null, onUpload: (share: number) => void): Promise<Heard> {
  const heard = await sendOnce(queries, { key: 'move-money', send: () => post(intent, picture, onUpload), failed: texts.failed, refreshes: refreshedBy });
  return heard.kind === 'answered' ? { kind: 'taken', message: heard.message } : heard;
}
