import * as z from 'zod/mini';
import { createPendingRows } from '#shared/commands/pending-rows.ts';
import { createStoredCommands } from '#shared/commands/stored-commands.ts';
import { toLineSize, toPayoutPer100 } from '#shared/domain/bet/fancy.ts';
import { getEventId, getListedName, type Selection, toLineRun, toRun } from '#shared/domain/bet/selection.ts';
import { money } from '#shared/domain/money/money.ts';
import { createMarketPrice, lineRun } from '#shared/domain/odds/odds.ts';
import { integer } from '#shared/storage/integer.ts';
import { pendingKeys } from '#shared/storage/pending-keys.ts';
import type { BetIntent } from '../model/placement/bet-intent.ts';

const betSchema = z.object({
  /** The client's own reference, sent as the Idempotency-Key. */
  reference: z.string().check(z.minLength(1)),
  matchId: z.string(),
  /** For a fancy bet: the fancy id. */
  marketId: z.string(),
  /** The runner id, 0 for a fancy bet. */
  selectionId: integer(),
  /** Name in the exchange's lists: the runner, YES or NO. */
  selectionName: z.string(),
  /** Name in the slip. */
  runnerName: z.string(),
  kind: z.literal(['odds', 'bookmaker', 'fancy']),
  side: z.literal(['back', 'lay']),
  /** Hundredths. For a fancy bet: the run. */
  price: integer(1),
  stake: integer(1),
  /** A fancy bet's payout on 100, in hundredths. */
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

export const pendingBetRows = createPendingRows(pendingKeys.bets, rowsSchema);

function toPendingBet({
  reference,
  selection,
  price,
  stake,
  sentAt,
  delaySeconds,
  knownBetIds,
}: BetIntent): PendingBet {
  return {
    reference,
    matchId: selection.matchId,
    marketId: getEventId(selection),
    selectionId: selection.kind === 'fancy' ? 0 : selection.runnerId,
    selectionName: getListedName(selection),
    runnerName: selection.kind === 'fancy' ? selection.fancyName : selection.runnerName,
    kind: selection.kind,
    side: selection.side,
    price,
    stake,
    ...(selection.kind === 'fancy' ? { size: toPayoutPer100(selection.size) } : {}),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/**
 * Restores a selection without names and limits, which are not stored. Matching it against the bet list does not need
 * them.
 */
function toSelection(bet: PendingBet): Selection {
  const press = { sportId: '', matchId: bet.matchId, matchName: '', side: bet.side, changedAgoMs: Infinity };
  if (bet.kind === 'fancy') {
    const line = {
      run: toRun(lineRun(bet.price)),
      size: toLineSize(bet.size ?? 0),
      minStake: money(0),
      maxStake: money(0),
    };
    return { ...press, kind: 'fancy', fancyId: bet.marketId, fancyName: bet.runnerName, ...line };
  }
  return {
    ...press,
    kind: bet.kind,
    marketId: bet.marketId,
    marketName: '',
    ladder: 'step',
    winners: 1,
    runnerId: bet.selectionId,
    runnerName: bet.runnerName,
    price: createMarketPrice(bet.kind, bet.price),
  };
}

function toIntent(bet: PendingBet, userId: string): BetIntent {
  const selection = toSelection(bet);
  return {
    reference: bet.reference,
    userId,
    selection,
    price: selection.kind === 'fancy' ? toLineRun(selection.run) : selection.price,
    stake: money(bet.stake),
    sentAt: Date.parse(bet.sentAt),
    delaySeconds: bet.delaySeconds,
    knownBetIds: bet.knownBetIds,
  };
}

/** Bets without an outcome of this browser. */
export const pendingBets = createStoredCommands<BetIntent, PendingBetRow>(pendingBetRows, {
  getReference: ({ bet }) => bet.reference,
  getSentAt: ({ bet }) => bet.sentAt,
  encode: (intent) => ({ owner: intent.userId, bet: toPendingBet(intent) }),
  decode: ({ bet }, userId) => toIntent(bet, userId),
});
