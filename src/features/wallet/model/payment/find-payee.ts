import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { money } from '#shared/domain/money/money.ts';
import { matchesIntent, type PaymentKind } from './payment.ts';
import type { SentRequest } from './sent-requests-storage.ts';

/** Returns the payee of a listed request that this device sent; null when unknown. `sent` is newest first. */
export function findPayee(kind: PaymentKind, row: WalletRequest, sent: readonly SentRequest[]): string | null {
  const sameKindRequests = sent.filter((request) => request.kind === kind);
  const match = sameKindRequests.find((request) =>
    matchesIntent({ ...request, amount: money(request.amount), knownRequestKeys: request.known }, row),
  );
  return match?.payee ?? null;
}
