import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { money } from '#shared/domain/money.ts';
import type { SentRequest } from '#shared/storage/request-payees.ts';
import { findTaken, type Kind } from './payment.ts';

/** Who a listed request pays, where it left from this device; null where that is not known. `sent` is newest first. */
export function payeeOf(kind: Kind, row: WalletRequest, sent: readonly SentRequest[]): string | null {
  const own = sent.filter((request) => request.kind === kind);
  const match = own.find((request) => findTaken({ ...request, amount: money(request.amount), methodId: '', targetId: '', remark: '', reference: '' }, [row]).length > 0);
  return match?.payee ?? null;
}
