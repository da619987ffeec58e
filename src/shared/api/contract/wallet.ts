import * as z from 'zod/mini';
import { decimal, decimalText, type Money } from '../../domain/money.ts';
import { endpoint } from '../endpoint.ts';
import { address, amount, id, moment, momentOrNull, nothingMore, text, textOrNull } from './edge.ts';
import { noRows, paged, pageRequest, rows, spanRequest } from './rows.ts';

const optionalText = z.optional(z.string());
const call = { method: 'POST', access: 'session', encoding: 'json', reply: 'data', timeoutMs: 20_000 } as const;

const method = z.pipe(
  z.object({ _id: id, category: text, name: text, image: address }),
  z.transform((wire) => ({ methodId: wire._id, category: wire.category.toUpperCase(), name: wire.name, image: wire.image })),
);

export type PaymentMethod = z.output<typeof method>;

/** The ways to pay in or out. */
export const getPayementMethod = endpoint({
  ...call,
  path: '/wallet/getPayementMethod',
  nothing: [],
  request: z.object({ type: z.enum(['DEPOSIT', 'WITHDRAW']) }),
  answer: rows(method),
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

/** Where a deposit is to be sent. */
export const getParentPayementDetails = endpoint({
  ...call,
  path: '/wallet/getParentPayementDetails',
  nothing: [],
  request: z.object({ method_id: z.string() }),
  answer: rows(payee),
});

const screenshot = z.custom<Blob>((value) => typeof Blob !== 'undefined' && value instanceof Blob, 'expected a picture');

/** Reports a deposit that was made: with the picture of it and the bank's reference (12–14 digits). */
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
  answer: nothingMore,
});

/** The body of `walletchipIn`. */
export const depositBody = (deposit: {
  image: Blob;
  amount: Money;
  payeeId: string;
  bankReference: string;
  remark: string;
}): z.input<typeof walletchipIn.request> => ({
  image: deposit.image,
  amount: decimalText(deposit.amount),
  payment_method_id: deposit.payeeId,
  user_reference_no: deposit.bankReference,
  remark: deposit.remark,
});

export const walletchipOutV2 = endpoint({
  ...call,
  path: '/wallet/walletchipOutV2',
  request: z.object({ amount: z.number(), payment_method_id: z.string(), remark: z.string() }),
  answer: nothingMore,
});

/** The body of `walletchipOutV2`: paid to details that the bettor keeps. */
export const withdrawalBody = (out: { amount: Money; detailId: string; remark: string }): z.input<typeof walletchipOutV2.request> => ({
  amount: decimal(out.amount),
  payment_method_id: out.detailId,
  remark: out.remark,
});

/** Keeps payment details of the bettor's; which of the fields are filled depends on the method. */
export const createPaymentMethod = endpoint({
  ...call,
  path: '/wallet/createPaymentMethod',
  request: z.object({
    method_id: z.string(),
    bank_name: optionalText,
    bank_holder_name: optionalText,
    ifsc_code: optionalText,
    account_no: optionalText,
    mobile_no: optionalText,
  }),
  answer: nothingMore,
});

/** Names that contain "id" and values that are "-" are not for the eye (specification 3). */
const shown = ([name, value]: [string, string]): boolean => !name.toLowerCase().includes('id') && value !== '-' && value !== '';

/** Servers send flags and dates with the details: what is no text or number is not for the eye either. */
const anything = z.pipe(
  z.unknown(),
  z.transform(() => ''),
);

const detail = z.pipe(
  z.record(z.string(), z.union([text, anything])),
  z.transform((wire, reading) => {
    const detailId = wire['_id'] ?? '';
    if (detailId === '') reading.issues.push({ code: 'custom', message: 'expected an id', input: wire, path: ['_id'] });
    const fields = Object.entries(wire).filter(shown).map(([name, value]) => ({ name, value }));
    return { detailId, methodId: wire['method_id'] ?? null, fields };
  }),
);

export type PaymentDetail = z.output<typeof detail>;

/** The bettor's kept payment details, each as the pairs to show. */
export const getwalletBankDetail = endpoint({
  ...call,
  path: '/wallet/getwalletBankDetail',
  nothing: [],
  request: z.object({ method_id: optionalText }),
  answer: rows(detail),
});

export const removePaymentDetails = endpoint({
  ...call,
  path: '/wallet/removePaymentDetails',
  request: z.object({ _id: z.string() }),
  answer: nothingMore,
});

const progress = { PENDING: 'pending', PROGRESS: 'progress', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const;

const requestRow = z.pipe(
  z.object({
    amount,
    generated_at: moment,
    statement_type: text,
    status: z.enum(['PENDING', 'PROGRESS', 'ACCEPTED', 'REJECTED']),
    /** What the bettor wrote; of a rejected request the reason. */
    remark: text,
    reference_no: text,
    /** Since when the request is in this state; ours, other servers leave it out. */
    updated_at: momentOrNull,
  }),
  z.transform((wire) => ({
    amount: wire.amount,
    at: wire.generated_at,
    since: wire.updated_at,
    kind: wire.statement_type.toUpperCase(),
    state: progress[wire.status],
    remark: wire.remark,
    reference: wire.reference_no,
  })),
);

export type WalletRequest = z.output<typeof requestRow>;

/** The bettor's deposits and withdrawals and how far each is. */
export const getwalletsummary = endpoint({
  ...call,
  path: '/wallet/getwalletsummary',
  reply: 'whole',
  nothing: noRows,
  request: z.object({ type: optionalText, ...spanRequest, ...pageRequest }),
  answer: paged(requestRow),
});
