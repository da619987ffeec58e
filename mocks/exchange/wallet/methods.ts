/** What a user must tell to be paid by a method, in the wire's names. */
export type DetailField = 'bank_name' | 'bank_holder_name' | 'ifsc_code' | 'account_no' | 'mobile_no';

export interface Method {
  readonly methodId: string;
  readonly category: 'UPI' | 'BANK' | 'WALLET';
  readonly name: string;
  readonly fields: readonly DetailField[];
  /** Where deposits by this method go. */
  readonly payees: readonly Payee[];
}

export interface Payee {
  readonly payeeId: string;
  readonly holder: string;
  readonly bank: string | null;
  readonly ifsc: string | null;
  readonly account: string;
  /** A picture of the code to scan, where the payee has one; the name of the file. */
  readonly code: string | null;
}

/** The ways to pay in and out. */
export const methods: readonly Method[] = [
  {
    methodId: 'upi', category: 'UPI', name: 'UPI', fields: ['account_no'],
    payees: [{ payeeId: 'payee-upi', holder: 'Demo Exchange', bank: null, ifsc: null, account: 'exchange@demo', code: null }],
  },
  {
    methodId: 'bank', category: 'BANK', name: 'Bank transfer', fields: ['bank_name', 'bank_holder_name', 'ifsc_code', 'account_no'],
    payees: [
      { payeeId: 'payee-bank', holder: 'Demo Exchange', bank: 'Bank of the Demo', ifsc: 'DEMO0000001', account: '000012345678', code: null },
      { payeeId: 'payee-bank-2', holder: 'Demo Exchange', bank: 'Harbour Bank', ifsc: 'HRBR0000042', account: '420000987654', code: null },
    ],
  },
  {
    methodId: 'purse', category: 'WALLET', name: 'Mobile wallet', fields: ['mobile_no'],
    payees: [{ payeeId: 'payee-purse', holder: 'Demo Exchange', bank: null, ifsc: null, account: '9000000000', code: 'purse-code' }],
  },
];

export const methodOf = (methodId: string): Method | undefined => methods.find((method) => method.methodId === methodId);

export const payeeOf = (payeeId: string): Payee | undefined => methods.flatMap(({ payees }) => payees).find((payee) => payee.payeeId === payeeId);
