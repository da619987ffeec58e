import * as z from 'zod/mini';
import { createPendingRows } from '#shared/commands/pending-rows.ts';
import { createStoredCommands } from '#shared/commands/stored-commands.ts';
import { money } from '#shared/domain/money/money.ts';
import { integer } from '#shared/storage/integer.ts';
import { pendingKeys } from '#shared/storage/pending-keys.ts';
import type { PaymentIntent } from '../model/payment/payment.ts';

/** A deposit or withdrawal that was sent and has no known outcome. */
const paymentSchema = z.object({
  /** The client's own reference, sent as the Idempotency-Key. */
  reference: z.string().check(z.minLength(1)),
  kind: z.literal(['deposit', 'withdrawal']),
  /** Hundredths. */
  amount: integer(1),
  methodId: z.string(),
  /** The payee of a deposit, or the bettor's own details for a withdrawal. */
  targetId: z.string(),
  /** The bank's reference of a deposit, "" for a withdrawal. */
  bankReference: z.string(),
  remark: z.string(),
  /** ISO 8601, UTC. */
  sentAt: z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  /** Known requests before this one was sent. Null when the list had not been read. */
  known: z.nullable(z.array(z.string())),
});

/** `owner`: the id of the user who sent it. */
const rowsSchema = z.array(z.object({ owner: z.nullable(z.string()), payment: paymentSchema }));
export type PendingPaymentRow = z.output<typeof rowsSchema>[number];

export const pendingPaymentRows = createPendingRows(pendingKeys.payments, rowsSchema);

/** Payments without a known outcome of this browser. */
export const pendingPayments = createStoredCommands<PaymentIntent, PendingPaymentRow>(pendingPaymentRows, {
  getReference: ({ payment }) => payment.reference,
  getSentAt: ({ payment }) => payment.sentAt,
  encode: ({ userId: owner, sentAt, knownRequestKeys, ...intent }) => ({
    owner,
    payment: {
      ...intent,
      sentAt: new Date(sentAt).toISOString(),
      known: knownRequestKeys === null ? null : [...knownRequestKeys],
    },
  }),
  decode: ({ payment: { known, ...payment } }, userId) => ({
    ...payment,
    userId,
    amount: money(payment.amount),
    sentAt: Date.parse(payment.sentAt),
    knownRequestKeys: known,
  }),
});
