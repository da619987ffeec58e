import * as z from 'zod/mini';
import type { NewPaymentDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { texts } from '../../texts.ts';
import { checkLength, createRequiredText } from './amount-input.ts';

const unusedField = z.string();
const unusedFields = {
  bank: unusedField,
  holder: unusedField,
  account: unusedField,
  again: unusedField,
  ifsc: unusedField,
  upi: unusedField,
  mobile: unusedField,
};

const LONGEST_HOLDER = 60;
const LONGEST_NAME = 80;

const name = createRequiredText().check(
  checkLength(LONGEST_HOLDER),
  z.refine((text) => /^[\p{L}\p{M}.'’ -]+$/u.test(text), { error: () => texts.form.holder }),
);
const bankAccount = createRequiredText().check(z.regex(/^\d{9,18}$/, { error: () => texts.form.account }));
const ifsc = createRequiredText().check(
  z.toUpperCase(),
  z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: () => texts.form.ifsc }),
);
const upi = createRequiredText().check(
  z.regex(/^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, { error: () => texts.form.upi }),
);
/** Ten digits: docs/requirements.md#51-registration-on-every-change. */
const mobile = createRequiredText().check(
  z.regex(/^\d+$/, { error: () => texts.mobile.digits, abort: true }),
  z.refine((digits) => digits.length === 10, { error: () => texts.mobile.length }),
);

const schemas = {
  BANK: z
    .object({
      ...unusedFields,
      bank: createRequiredText().check(checkLength(LONGEST_NAME)),
      holder: name,
      account: bankAccount,
      again: createRequiredText(),
      ifsc,
    })
    .check(z.refine(({ account, again }) => account === again, { error: () => texts.form.again, path: ['again'] })),
  UPI: z.object({ ...unusedFields, upi }),
  WALLET: z.object({ ...unusedFields, mobile }),
  /** An unknown method: asks only for an account, which every method has. */
  OTHER: z.object({ ...unusedFields, holder: name, account: createRequiredText().check(checkLength(LONGEST_NAME)) }),
} as const;

export type PaymentDetailShape = keyof typeof schemas;
export type PaymentDetailValues = z.input<(typeof schemas)['BANK']>;
export type PaymentDetailField = keyof PaymentDetailValues;

/** Shape of the details for a category of methods. */
export const getDetailShape = (category: string): PaymentDetailShape =>
  category === 'BANK' || category === 'UPI' || category === 'WALLET' ? category : 'OTHER';

export const getDetailSchema = (shape: PaymentDetailShape) => schemas[shape];

/** Fields of each shape, in the order of the form. */
export const fieldsByShape: Readonly<Record<PaymentDetailShape, readonly PaymentDetailField[]>> = {
  BANK: ['holder', 'bank', 'account', 'again', 'ifsc'],
  UPI: ['upi'],
  WALLET: ['mobile'],
  OTHER: ['holder', 'account'],
};

export const EMPTY_DETAIL_VALUES: PaymentDetailValues = {
  bank: '',
  holder: '',
  account: '',
  again: '',
  ifsc: '',
  upi: '',
  mobile: '',
};

/** Converts the form's values to the API's fields, which send a UPI ID as the account number. */
export function toNewDetail(
  methodId: string,
  shape: PaymentDetailShape,
  values: PaymentDetailValues,
): NewPaymentDetail {
  const { bank, holder, account, ifsc: code, upi: address, mobile: phone } = values;
  switch (shape) {
    case 'BANK':
      return { methodId, bank, holder, account, ifsc: code };
    case 'UPI':
      return { methodId, account: address };
    case 'WALLET':
      return { methodId, mobile: phone };
    case 'OTHER':
      return { methodId, holder, account };
  }
}
