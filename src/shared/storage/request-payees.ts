import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

const requestSchema = z.object({
  kind: z.literal(['deposit', 'withdrawal']),
  /** Hundredths. */
  amount: integer(1),
  /** The bank's reference of a deposit; "" of a withdrawal. */
  bankReference: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  sentAt: integer(0),
  /** The requests that were listed before this one was sent; null when the list had not been read. */
  known: z.nullable(z.array(z.string())),
  /** Who was to be paid, as the form named them. */
  payee: z.string().check(z.maxLength(200)),
});

/** A request that left from this device, with the payee that no server's list of requests names. */
export type SentRequest = z.output<typeof requestSchema>;

const entry = jsonEntry(
  safeLocalStorage,
  'request-payees@1',
  z.array(z.object({ owner: z.nullable(z.string()), request: requestSchema })),
);

/** Only the latest requests are shown with their payee. */
const MAX_REQUESTS = 6;

const owner = (): string | null => readSession()?.userId ?? null;

/** The signed-in user's own, newest first. */
export function readSentRequests(): readonly SentRequest[] {
  const user = owner();
  return (entry.read() ?? [])
    .filter((row) => row.owner === user)
    .map(({ request }) => request)
    .reverse();
}

/** Saves a request that leaves now. */
export function saveSentRequest(request: Omit<SentRequest, 'sentAt'>): void {
  const sent = { owner: owner(), request: { ...request, sentAt: Date.now() } };
  entry.write([...(entry.read() ?? []), sent].slice(-MAX_REQUESTS));
}
