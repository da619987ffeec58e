/** Payout detail that a method requires, by its name on the wire. */
export type PayoutField = 'bank_name' | 'bank_holder_name' | 'ifsc_code' | 'account_no' | 'mobile_no';

export interface WalletMethod {
  readonly methodId: string;
  readonly category: 'UPI' | 'BANK' | 'WALLET';
  readonly name: string;
  readonly fields: readonly PayoutField[];
  /** Payees that accept deposits by this method. */
  readonly payees: readonly WalletPayee[];
}

export interface WalletPayee {
  readonly payeeId: string;
  readonly holder: string;
  readonly bank: string | null;
  readonly ifsc: string | null;
  readonly account: string;
  /** File name of the payee's QR code. Null without one. */
  readonly code: string | null;
}

/** Payment methods for deposits and withdrawals. */
export const paymentMethods: readonly WalletMethod[] = [
  {
    methodId: 'upi',
    category: 'UPI',
    name: 'UPI',
    fields: ['account_no'],
    payees: [
      { payeeId: 'payee-upi', holder: 'Demo Exchange', bank: null, ifsc: null, account: 'exchange@demo', code: null },
    ],
  },
  {
    methodId: 'bank',
    category: 'BANK',
    name: 'Bank transfer',
    fields: ['bank_name', 'bank_holder_name', 'ifsc_code', 'account_no'],
    payees: [
      {
        payeeId: 'payee-bank',
        holder: 'Demo Exchange',
        bank: 'Bank of the Demo',
        ifsc: 'DEMO0000001',
        account: '000012345678',
        code: null,
      },
      {
        payeeId: 'payee-bank-2',
        holder: 'Demo Exchange',
        bank: 'Harbour Bank',
        ifsc: 'HRBR0000042',
        account: '420000987654',
        code: null,
      },
    ],
  },
  {
    methodId: 'purse',
    category: 'WALLET',
    name: 'Mobile wallet',
    fields: ['mobile_no'],
    payees: [
      {
        payeeId: 'payee-purse',
        holder: 'Demo Exchange',
        bank: null,
        ifsc: null,
        account: '9000000000',
        code: 'purse-code',
      },
    ],
  },
];

export const findPaymentMethod = (methodId: string): WalletMethod | undefined =>
  paymentMethods.find((method) => method.methodId === methodId);

export const findOperatorPayee = (payeeId: string): WalletPayee | undefined =>
  paymentMethods.flatMap(({ payees }) => payees).find((payee) => payee.payeeId === payeeId);
