import * as z from 'zod/mini';
import { createPendingRows } from '#shared/commands/pending-rows.ts';
import { createStoredCommands } from '#shared/commands/stored-commands.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { integer } from '#shared/storage/integer.ts';
import { pendingKeys } from '#shared/storage/pending-keys.ts';
import type { MultiBetIntent } from '../model/multi-bet-intent.ts';

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
export type PendingMultiBet = z.output<typeof groupSchema>;

/** `owner`: the id of the user who sent it. */
const rowsSchema = z.array(z.object({ owner: z.nullable(z.string()), group: groupSchema }));
type PendingMultiBetRow = z.output<typeof rowsSchema>[number];

export const pendingMultiBetRows = createPendingRows(pendingKeys.multiBets, rowsSchema);

function toPendingMultiBet({
  reference,
  matchId,
  legs,
  sentAt,
  delaySeconds,
  knownBetIds,
}: MultiBetIntent): PendingMultiBet {
  return {
    reference,
    matchId,
    marketId: legs[0]?.selection.marketId ?? '',
    legs: legs.map(({ selection: { runnerId, runnerName, side }, price, stake }) => ({
      runnerId,
      runnerName,
      side,
      price,
      stake,
    })),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/**
 * Restores an intent without names of match and market, which are not stored. Matching the bet list does not need them.
 */
function toMultiBetIntent({ marketId, legs, sentAt, ...stored }: PendingMultiBet, userId: string): MultiBetIntent {
  const press = {
    kind: 'odds',
    sportId: '',
    matchId: stored.matchId,
    matchName: '',
    marketId,
    marketName: '',
    ladder: 'step',
    winners: 1,
    changedAgoMs: Infinity,
  } as const;
  return {
    ...stored,
    userId,
    sentAt: Date.parse(sentAt),
    legs: legs.map(({ price, stake, ...leg }) => ({
      selection: { ...press, ...leg, price: odds(price) },
      price: odds(price),
      stake: money(stake),
    })),
  };
}

/** Race bets without a known outcome of this browser. */
export const pendingMultiBets = createStoredCommands<MultiBetIntent, PendingMultiBetRow>(pendingMultiBetRows, {
  getReference: ({ group }) => group.reference,
  getSentAt: ({ group }) => group.sentAt,
  encode: (intent) => ({ owner: intent.userId, group: toPendingMultiBet(intent) }),
  decode: ({ group }, userId) => toMultiBetIntent(group, userId),
});
