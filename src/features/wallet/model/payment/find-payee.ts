import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { money } from '#shared/domain/money/money.ts';
import type { SentRequest } from '#shared/storage/request-payees.ts';
import { findMatchingRequests, type PaymentKind } from './payment.ts';

/** Who a listed request pays, where it left from this device; null where that is not known. `sent` is newest first. */
export function findPayee(kind: PaymentKind, row: WalletRequest, sent: readonly SentRequest[]): string | null {
  const sameKindRequests = sent.filter((request) => request.kind === kind);
  const match = sameKindRequests.find(
    (request) =>
      findMatchingRequests(
        { ...request, amount: money(request.amount), methodId: '', targetId: '', remark: '', reference: '' },
        [row],
      ).length > 0,
  );
  return match?.payee ?? null;
}
