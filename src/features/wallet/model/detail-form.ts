import * as z from 'zod/mini';
import type { NewDetail } from '#shared/api/contract/wallet-detail.ts';
import { texts } from '../texts.ts';
import { filled } from './typed.ts';

const unused = z.string();
const nothing = { bank: unused, holder: unused, account: unused, again: unused, ifsc: unused, upi: unused, mobile: unused };

const name = filled().check(z.maxLength(60, texts.form.holder), z.refine((typed) => /^[\p{L}\p{M}.'’ -]+$/u.test(typed), texts.form.holder));
const bankAccount = filled().check(z.regex(/^\d{9,18}$/, texts.form.account));
const ifsc = filled().check(z.toUpperCase(), z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, texts.form.ifsc));
const upi = filled().check(z.regex(/^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, texts.form.upi));
/** Specification 5: digits only, exactly ten. */
const mobile = filled().check(z.regex(/^\d+$/, { error: texts.mobile.digits, abort: true }), z.refine((digits) => digits.length === 10, texts.mobile.length));

const schemas = {
  BANK: z
    .object({ ...nothing, bank: filled().check(z.maxLength(80)), holder: name, account: bankAccount, again: filled(), ifsc })
    .check(z.refine(({ account, again }) => account === again, { error: texts.form.again, path: ['again'] })),
  UPI: z.object({ ...nothing, upi }),
  WALLET: z.object({ ...nothing, mobile }),
  /** A method this app has never heard of: the one thing every account has. */
  OTHER: z.object({ ...nothing, holder: name, account: filled().check(z.maxLength(80)) }),
} as const;

export type Shape = keyof typeof schemas;
export type DetailForm = z.input<(typeof schemas)['BANK']>;
export type DetailField = keyof DetailForm;

/** How details of a method's category are written down. */
export const shapeOf = (category: string): Shape => (category === 'BANK' || category === 'UPI' || category === 'WALLET' ? category : 'OTHER');

export const schemaOf = (shape: Shape) => schemas[shape];

/** The fields of each shape, in the order they are asked for. */
export const fieldsOf: Readonly<Record<Shape, readonly DetailField[]>> = {
  BANK: ['holder', 'bank', 'account', 'again', 'ifsc'],
  UPI: ['upi'],
  WALLET: ['mobile'],
  OTHER: ['holder', 'account'],
};

export const EMPTY_DETAIL: DetailForm = { bank: '', holder: '', account: '', again: '', ifsc: '', upi: '', mobile: '' };

/** A UPI ID travels where an account number does. */
export function detailOf(methodId: string, shape: Shape, typed: DetailForm): NewDetail {
  const { bank, holder, account, ifsc: code, upi: address, mobile: phone } = typed;
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
