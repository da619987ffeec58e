import * as z from 'zod/mini';
import { type Money, toDecimal, toDecimalText } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { dateRangeRequest, emptyPage, paged, pageRequest } from '../schema/paged.ts';
import { rows } from '../schema/rows.ts';
import {
  address,
  amount,
  id,
  moment,
  momentOrNull,
  prose,
  statusOnly,
  text,
  textOrNull,
} from '../schema/wire-types.ts';

const call = { method: 'POST', access: 'session', encoding: 'json', responseShape: 'data', timeoutMs: 20_000 } as const;

const method = z.pipe(
  z.object({ _id: id, category: text, name: text, image: address }),
  z.transform((wire) => ({
    methodId: wire._id,
    category: wire.category.toUpperCase(),
    name: wire.name,
    image: wire.image,
  })),
);

export type PaymentMethod = z.output<typeof method>;

/** Reads the methods of deposit and withdrawal. */
export const getPayementMethod = endpoint({
  ...call,
  path: '/wallet/getPayementMethod',
  emptyResponse: [],
  request: z.object({ type: z.literal(['DEPOSIT', 'WITHDRAW']) }),
  response: rows(method),
});

const payee = z.pipe(
  z.object({
    _id: id,
    method_name: text,
    bank_holder_name: textOrNull,
    bank_name: textOrNull,
    ifsc_code: textOrNull,
    account_no: textOrNull,
    payment_qr: address,
  }),
  z.transform((wire) => ({
    payeeId: wire._id,
    methodName: wire.method_name,
    holder: wire.bank_holder_name,
    bank: wire.bank_name,
    ifsc: wire.ifsc_code,
    accountNumber: wire.account_no,
    qrCode: wire.payment_qr,
  })),
);

export type Payee = z.output<typeof payee>;

/** Reads the payees of a deposit. */
export const getParentPayementDetails = endpoint({
  ...call,
  path: '/wallet/getParentPayementDetails',
  emptyResponse: [],
  request: z.object({ method_id: z.string() }),
  response: rows(payee),
});

const screenshot = z.custom<Blob>(
  (value) => typeof Blob !== 'undefined' && value instanceof Blob,
  'expected a picture',
);

/** Reports a deposit that the bettor made, with its picture and the bank's reference (12–14 digits). */
export const walletchipIn = endpoint({
  ...call,
  path: '/wallet/walletchipIn',
  encoding: 'multipart',
  timeoutMs: 60_000,
  request: z.object({
    image: screenshot,
    amount: z.string(),
    payment_method_id: z.string(),
    user_reference_no: z.string(),
    remark: z.string(),
  }),
  response: statusOnly,
});

/** Builds the body of `walletchipIn`. */
export const toDepositBody = (deposit: {
  image: Blob;
  amount: Money;
  payeeId: string;
  bankReference: string;
  remark: string;
}): z.input<typeof walletchipIn.request> => ({
  image: deposit.image,
  amount: toDecimalText(deposit.amount),
  payment_method_id: deposit.payeeId,
  user_reference_no: deposit.bankReference,
  remark: deposit.remark,
});

export const walletchipOutV2 = endpoint({
  ...call,
  path: '/wallet/walletchipOutV2',
  request: z.object({ amount: z.number(), payment_method_id: z.string(), remark: z.string() }),
  response: statusOnly,
});

/** Builds the body of `walletchipOutV2`. The payee is one of the bettor's saved details. */
export const toWithdrawalBody = (withdrawal: {
  amount: Money;
  detailId: string;
  remark: string;
}): z.input<typeof walletchipOutV2.request> => ({
  amount: toDecimal(withdrawal.amount),
  payment_method_id: withdrawal.detailId,
  remark: withdrawal.remark,
});

const progress = { PENDING: 'pending', PROGRESS: 'progress', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const;

const requestRow = z.pipe(
  z.object({
    amount,
    generated_at: moment,
    statement_type: text,
    status: z.literal(['PENDING', 'PROGRESS', 'ACCEPTED', 'REJECTED']),
    /** The bettor's remark, or the reason of a rejected request. */
    remark: prose,
    reference_no: text,
    /** Since when the request has this state. Our own field, left out by other servers. */
    updated_at: momentOrNull,
  }),
  z.transform((wire) => ({
    amount: wire.amount,
    at: wire.generated_at,
    since: wire.updated_at,
    kind: wire.statement_type.toUpperCase(),
    state: progress[wire.status],
    remark: wire.remark,
    /** Bank reference of a deposit, or the exchange's id of a withdrawal. */
    bankReferenceOrId: wire.reference_no,
  })),
);

export type WalletRequest = z.output<typeof requestRow>;

/** Reads the bettor's deposits and withdrawals with their state. */
export const getwalletsummary = endpoint({
  ...call,
  path: '/wallet/getwalletsummary',
  responseShape: 'envelope',
  emptyResponse: emptyPage,
  request: z.object({ type: z.optional(z.string()), ...dateRangeRequest, ...pageRequest }),
  response: paged(requestRow),
});
