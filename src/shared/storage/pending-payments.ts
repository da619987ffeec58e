import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeSessionStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

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

/** A deposit or withdrawal that was sent and has no known outcome. */
export type PendingPayment = z.output<typeof paymentSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), payment: paymentSchema }));
type StoredPendingPayments = z.output<typeof listSchema>;

const entry = jsonEntry(safeSessionStorage, 'pending-payments@1', listSchema);

const owner = (): string | null => readSession()?.userId ?? null;
const withoutReference = (stored: StoredPendingPayments, reference: string): StoredPendingPayments =>
  stored.filter(({ payment }) => payment.reference !== reference);

/**
 * Returns the signed-in user's pending payments, oldest first. Those of other users stay stored for their next sign-in.
 */
export function readPendingPayments(): PendingPayment[] {
  const currentOwner = owner();
  return (entry.read() ?? []).filter((stored) => stored.owner === currentOwner).map(({ payment }) => payment);
}

/** Saves a payment before it is sent. Replaces an entry with the same reference. */
export const savePendingPayment = (payment: PendingPayment): void =>
  entry.write([...withoutReference(entry.read() ?? [], payment.reference), { owner: owner(), payment }]);

/** Removes a payment once its outcome is known. */
export function removePendingPayment(reference: string): void {
  const rest = withoutReference(entry.read() ?? [], reference);
  if (rest.length === 0) entry.remove();
  else entry.write(rest);
}
