import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { pendingKeys } from './pending-keys.ts';
import { safeSessionStorage } from './safe-storage.ts';
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

/** `owner`: the id of the user who sent it. */
const rowsSchema = z.array(z.object({ owner: z.nullable(z.string()), bet: betSchema }));
export type PendingBetRow = z.output<typeof rowsSchema>[number];

/** The stored rows of every user, oldest first; `shared/commands/stored-commands.ts` saves and removes them. */
export const pendingBetRows = jsonEntry(safeSessionStorage, pendingKeys.bets, rowsSchema);
