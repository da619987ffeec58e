import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { readUserId } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';

const requestSchema = z.object({
  kind: z.literal(['deposit', 'withdrawal']),
  /** Hundredths. */
  amount: integer(1),
  /** The bank's reference of a deposit, "" for a withdrawal. */
  bankReference: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  sentAt: integer(0),
  /** Known requests before this one was sent. Null when the list had not been read. */
  known: z.nullable(z.array(z.string())),
  /** The payee as the form named it. */
  payee: z.string().check(z.maxLength(200)),
});

/** A request from this device with its payee, which the server's list leaves out. */
export type SentRequest = z.output<typeof requestSchema>;

const entry = createJsonEntry(
  safeLocalStorage,
  'request-payees@1',
  z.array(z.object({ owner: z.nullable(z.string()), request: requestSchema })),
);

/** Only the latest requests keep their payee. */
const MAX_REQUESTS = 6;

/** Returns the signed-in user's requests, newest first. */
export function readSentRequests(): readonly SentRequest[] {
  const user = readUserId();
  return (entry.read() ?? [])
    .filter((row) => row.owner === user)
    .map(({ request }) => request)
    .reverse();
}

/** Saves a request at the moment it is sent. Requests of another user of the device go. */
export function saveSentRequest(request: Omit<SentRequest, 'sentAt'>): void {
  const owner = readUserId();
  const own = (entry.read() ?? []).filter((row) => row.owner === owner);
  entry.write([...own, { owner, request: { ...request, sentAt: Date.now() } }].slice(-MAX_REQUESTS));
}
