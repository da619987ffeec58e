import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createWallet, type WalletService } from '#mocks/exchange/wallet/wallet.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { readSession } from '#shared/storage/session.ts';
import { pendingPaymentRows } from '../api/pending-payments-storage.ts';

export const policy: UrlPolicy = { origin: window.location.origin, frameHosts: [] };

/** The wallet of the story's user. */
export function getOwnWallet(exchange: Exchange): { readonly wallet: WalletService; readonly userId: string } {
  return { wallet: createWallet(exchange), userId: readSession()?.userId ?? '' };
}

export async function addBankDetail(exchange: Exchange): Promise<string> {
  const { wallet, userId } = getOwnWallet(exchange);
  await wallet.addDetail(userId, 'bank', {
    bank_name: 'Harbour Bank',
    bank_holder_name: 'Asha Nair',
    ifsc_code: 'HRBR0000042',
    account_no: '123456789',
  });
  return wallet.listDetails(userId).at(-1)?.detailId ?? '';
}

/** Creates a deposit on the exchange. The exchange rejects a bank reference that ends in 0000. */
export async function submitDeposit(exchange: Exchange, bankReference = '123456789012'): Promise<void> {
  const { wallet, userId } = getOwnWallet(exchange);
  await wallet.deposit(userId, {
    amount: '2500',
    payeeId: 'payee-upi',
    bankReference,
    remark: 'Weekend',
    hasScreenshot: true,
  });
}

/** Removes the unverified request of the previous story. */
export const clearPendingPayments = (): void => pendingPaymentRows.remove();

/** Longer than every decision takes. Milliseconds. */
export const DECIDED_MS = 61_000;

/** Creates a valid PNG file. */
export function createPicture(): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 160 });
  canvas.getContext('2d')?.fillRect(10, 10, 70, 40);
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([bytes], 'payment.png', { type: 'image/png' });
}
