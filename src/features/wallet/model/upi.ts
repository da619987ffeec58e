import type { Payee } from '#shared/api/contract/wallet/wallet.ts';
import { type Money, toDecimalText, ZERO } from '#shared/domain/money/money.ts';

/** Whether the text is a UPI ID: payee and bank, joined by @. An account number has no @. */
export const isUpiId = (account: string | null): account is string =>
  account !== null && /^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/.test(account);

/**
 * Creates the link in a QR code for payment apps: payee, name and amount, if known. Null when the payee has no UPI ID.
 */
export function createUpiLink(
  { accountNumber, holder }: Pick<Payee, 'accountNumber' | 'holder'>,
  amount: Money | null,
  currency: string,
): string | null {
  if (!isUpiId(accountNumber)) return null;
  const fields: [string, string][] = [['pa', accountNumber]];
  if (holder !== null) fields.push(['pn', holder]);
  if (amount !== null && amount > ZERO) fields.push(['am', toDecimalText(amount)]);
  fields.push(['cu', currency]);
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`).join('&')}`;
}
