import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { pendingKeys } from './pending-keys.ts';
import { safeSessionStorage } from './safe-storage.ts';
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

/** `owner`: the id of the user who sent it. */
const rowsSchema = z.array(z.object({ owner: z.nullable(z.string()), group: groupSchema }));
export type PendingRaceBetsRow = z.output<typeof rowsSchema>[number];

/** The stored rows of every user, oldest first; `shared/commands/stored-commands.ts` saves and removes them. */
export const pendingRaceBetRows = jsonEntry(safeSessionStorage, pendingKeys.raceBets, rowsSchema);
