import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { pendingKeys } from './pending-keys.ts';
import { safeSessionStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

const betSchema = z.object({
  /** The client's own reference, sent as the Idempotency-Key. */
  reference: z.string().check(z.minLength(1)),
  matchId: z.string(),
  /** For a session bet: the fancy id. */
  marketId: z.string(),
  /** The runner id, 0 for a session bet. */
  selectionId: integer(),
  /** Name in the exchange's lists: the runner, YES or NO. */
  selectionName: z.string(),
  /** Name in the slip. */
  runnerName: z.string(),
  kind: z.literal(['odds', 'bookmaker', 'fancy']),
  side: z.literal(['back', 'lay']),
  /** Hundredths. For a session bet: the run. */
  price: integer(1),
  stake: integer(1),
  /** A session bet's payout on 100, in hundredths. */
  size: z.optional(integer(1)),
  /** ISO 8601, UTC. */
  sentAt: z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  delaySeconds: integer(0),
  /** The match's known bets before this one was sent. Null when the list had not been read. */
  knownBetIds: z.nullable(z.array(z.string())),
});

/** A bet that was sent and has no known outcome. */
export type PendingBet = z.output<typeof betSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), bet: betSchema }));
type StoredPendingBets = z.output<typeof listSchema>;

const entry = jsonEntry(safeSessionStorage, pendingKeys.bets, listSchema);

const owner = (): string | null => readSession()?.userId ?? null;
const withoutReference = (stored: StoredPendingBets, reference: string): StoredPendingBets =>
  stored.filter(({ bet }) => bet.reference !== reference);

/** Returns the signed-in user's pending bets, oldest first. Those of other users stay stored for their next sign-in. */
export function readPendingBets(): PendingBet[] {
  const currentOwner = owner();
  return (entry.read() ?? []).filter((stored) => stored.owner === currentOwner).map(({ bet }) => bet);
}

/** Saves a bet before it is sent. Replaces an entry with the same reference. */
export const savePendingBet = (bet: PendingBet): void =>
  entry.write([...withoutReference(entry.read() ?? [], bet.reference), { owner: owner(), bet }]);

/** Removes a bet once its outcome is known. */
export function removePendingBet(reference: string): void {
  const rest = withoutReference(entry.read() ?? [], reference);
  if (rest.length === 0) entry.remove();
  else entry.write(rest);
}
