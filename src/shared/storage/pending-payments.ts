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
  /** The payee of a deposit, the bettor's own details for a withdrawal. */
  targetId: z.string(),
  /** The bank's reference of a deposit; "" of a withdrawal. */
  bankReference: z.string(),
  remark: z.string(),
  /** ISO 8601, UTC. */
  sentAt: z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  /** The requests that were listed before this one was sent; null when the list had not been read. */
  known: z.nullable(z.array(z.string())),
});

/** A deposit or withdrawal that was sent and whose answer is not known. */
export type PendingPayment = z.output<typeof paymentSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), payment: paymentSchema }));
type StoredPendingPayments = z.output<typeof listSchema>;

const entry = jsonEntry(safeSessionStorage, 'pending-payments@1', listSchema);

const owner = (): string | null => readSession()?.userId ?? null;
const withoutReference = (stored: StoredPendingPayments, reference: string): StoredPendingPayments =>
  stored.filter(({ payment }) => payment.reference !== reference);

/** The signed-in user's own, oldest first. Another user's stay hidden, and are found again when that user signs in. */
export function readPendingPayments(): PendingPayment[] {
  const currentOwner = owner();
  return (entry.read() ?? []).filter((stored) => stored.owner === currentOwner).map(({ payment }) => payment);
}

/** Kept before it is sent. The same reference replaces what was kept under it. */
export const savePendingPayment = (payment: PendingPayment): void =>
  entry.write([...withoutReference(entry.read() ?? [], payment.reference), { owner: owner(), payment }]);

/** Dropped once it is known what became of it. */
export function removePendingPayment(reference: string): void {
  const rest = withoutReference(entry.read() ?? [], reference);
  if (rest.length === 0) entry.remove();
  else entry.write(rest);
}
