import type { PaymentDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import type { Payee } from '#shared/api/contract/wallet/wallet.ts';
import { texts } from '../texts.ts';

/** "bank_holder_name" and "bankHolderName" are "Bank holder name"; short words in capitals stay so. */
export function formatFieldLabel(name: string): string {
  const nameWords = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[_\s-]+/)
    .filter(Boolean);
  const text = nameWords
    .map((word) =>
      word.toLowerCase() === 'ifsc' || word.toLowerCase() === 'upi' ? word.toUpperCase() : word.toLowerCase(),
    )
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NAMES = ['method_name', 'bank_name', 'name'];
const NUMBERS = ['account_no', 'mobile_no', 'number'];

const valueOf = ({ fields }: PaymentDetail, names: readonly string[]): string | undefined =>
  names
    .map((name) => fields.find((field) => field.name.toLowerCase() === name)?.value)
    .find((value) => value !== undefined);

/** What details are called in a list to choose from: their method, and the end of the number that tells two apart. */
export function formatDetailName(detail: PaymentDetail): string {
  const name = valueOf(detail, NAMES) ?? texts.details.unnamed;
  const number = valueOf(detail, NUMBERS);
  return number === undefined ? name : `${name} · ${number}`;
}

/** What the payee of a deposit is called: holder and bank. A server's names are limited in length. */
export const formatPayeeName = ({ holder, methodName, bank }: Payee): string =>
  texts.deposit.payee(holder ?? methodName, bank).slice(0, 200);
