import * as z from 'zod/mini';
import { jsonEntry } from './entry.ts';
import { pendingKeys } from './pending-keys.ts';
import { sessionRoom } from './room.ts';
import { readSession } from './session.ts';
import { whole } from './whole.ts';

const legSchema = z.object({ runnerId: whole(), runnerName: z.string(), side: z.literal(['back', 'lay']), price: whole(1), stake: whole(1) });

const groupSchema = z.object({
  /** The client's own reference, sent as the Idempotency-Key. */
  reference: z.string().check(z.minLength(1)),
  matchId: z.string(),
  marketId: z.string(),
  /** Prices and stakes in hundredths. */
  legs: z.array(legSchema).check(z.minLength(2)),
  /** ISO 8601, UTC. */
  sentAt: z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  delaySeconds: whole(0),
  /** The bets of the race that were known before these were sent; null when the list had not been read. */
  knownBetIds: z.nullable(z.array(z.string())),
});

/** Bets on several runners that were sent as one, and whose answer is not known. */
export type PendingRaceBets = z.output<typeof groupSchema>;

const listSchema = z.array(z.object({ owner: z.nullable(z.string()), group: groupSchema }));
type Kept = z.output<typeof listSchema>;

const entry = jsonEntry(sessionRoom, pendingKeys.raceBets, listSchema);

const owner = (): string | null => readSession()?.userId ?? null;
const others = (kept: Kept, reference: string): Kept => kept.filter(({ group }) => group.reference !== reference);

/** The signed-in user's, oldest first. Another user's stay hidden. */
export function readPendingRaceBets(): PendingRaceBets[] {
  const mine = owner();
  return (entry.read() ?? []).filter((kept) => kept.owner === mine).map(({ group }) => group);
}

/** Kept before they are sent. */
export const keepPendingRaceBets = (group: PendingRaceBets): void => entry.write([...others(entry.read() ?? [], group.reference), { owner: owner(), group }]);

/** Dropped once it is known what became of them. */
export function dropPendingRaceBets(reference: string): void {
  const rest = others(entry.read() ?? [], reference);
  if (rest.length === 0) entry.remove();
  else entry.write(rest);
}
