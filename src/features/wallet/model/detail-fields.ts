import type { Payee } from '#shared/api/contract/wallet/wallet.ts';
import type { PaymentDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { texts } from '../texts.ts';

/** Formats "bank_holder_name" and "bankHolderName" as "Bank holder name". Abbreviations stay in capitals. */
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

const findValue = ({ fields }: PaymentDetail, names: readonly string[]): string | undefined =>
  names
    .map((name) => fields.find((field) => field.name.toLowerCase() === name)?.value)
    .find((value) => value !== undefined);

/** Names payment details in a list of choices: the method, and the account that distinguishes two details. */
export function formatDetailName(detail: PaymentDetail): string {
  const name = findValue(detail, NAMES) ?? texts.details.unnamed;
  const number = findValue(detail, NUMBERS);
  return number === undefined ? name : `${name} · ${number}`;
}

/** Name of a deposit's payee: holder and bank. Limited in length, because it comes from the server. */
export function formatPayeeName({ holder, methodName, bank }: Payee): string {
  const name = holder ?? methodName;
  return (bank === null ? name : texts.deposit.payee({ holder: name, bank })).slice(0, 200);
}
