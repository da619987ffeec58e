import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { pendingKeys } from './pending-keys.ts';
import { safeSessionStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

const legSchema = z.object({
  runnerId: integer(),
  runnerName: z.string(),
  side: z.literal(['back', 'lay']),
  price: integer(1),
  stake: integer(1),
});

const groupSchema = z.object({
  /** The client's own reference, sent as the Idempotency-Key. */
  reference: z.string().check(z.minLength(1)),
  matchId: z.string(),
  marketId: z.string(),
  /** Prices and stakes in hundredths. */
  legs: z.array(legSchema).check(z.minLength(2)),
  /** ISO 8601, UTC. */
  sentAt: z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  delaySeconds: integer(0),
  /** The race's known bets before these were sent. Null when the list had not been read. */
  knownBetIds: z.nullable(z.array(z.string())),
});

/** Bets on several runners, sent as one request, without a known outcome. */
export type PendingRaceBets = z.output<typeof groupSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), group: groupSchema }));
type StoredPendingRaceBets = z.output<typeof listSchema>;

const entry = jsonEntry(safeSessionStorage, pendingKeys.raceBets, listSchema);

const owner = (): string | null => readSession()?.userId ?? null;
const withoutReference = (stored: StoredPendingRaceBets, reference: string): StoredPendingRaceBets =>
  stored.filter(({ group }) => group.reference !== reference);

/** Returns the signed-in user's bets, oldest first, and no other user's. */
export function readPendingRaceBets(): PendingRaceBets[] {
  const currentOwner = owner();
  return (entry.read() ?? []).filter((stored) => stored.owner === currentOwner).map(({ group }) => group);
}

/** Saves race bets before they are sent. */
export const savePendingRaceBets = (group: PendingRaceBets): void =>
  entry.write([...withoutReference(entry.read() ?? [], group.reference), { owner: owner(), group }]);

/** Removes race bets once their outcome is known. */
export function removePendingRaceBets(reference: string): void {
  const rest = withoutReference(entry.read() ?? [], reference);
  if (rest.length === 0) entry.remove();
  else entry.write(rest);
}
