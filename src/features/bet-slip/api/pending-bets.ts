import { createStoredCommands } from '#shared/commands/stored-commands.ts';
import { money } from '#shared/domain/money/money.ts';
import { sizeToPrice } from '#shared/domain/bet/fancy.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { pendingBetRows, type PendingBet, type PendingBetRow } from '#shared/storage/pending-bets.ts';
import type { BetIntent } from '../model/placement/bet-intent.ts';
import { getEventId, getListedName, priceOfRun, type Selection } from '#shared/domain/bet/selection.ts';

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
    ...(selection.kind === 'fancy' ? { size: sizeToPrice(selection.size) } : {}),
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
    const line = { run: bet.price / 100, size: (bet.size ?? 0) / 100, minStake: money(0), maxStake: money(0) };
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
    price: odds(bet.price),
  };
}

function toIntent(bet: PendingBet, userId: string): BetIntent {
  const selection = toSelection(bet);
  return {
    reference: bet.reference,
    userId,
    selection,
    price: selection.kind === 'fancy' ? priceOfRun(selection.run) : selection.price,
    stake: money(bet.stake),
    sentAt: Date.parse(bet.sentAt),
    delaySeconds: bet.delaySeconds,
    knownBetIds: bet.knownBetIds,
  };
}

/** Bets without an outcome, in this tab's session storage. */
export const pendingBets = createStoredCommands<BetIntent, PendingBetRow>(pendingBetRows, {
  getReference: ({ bet }) => bet.reference,
  encode: (intent) => ({ owner: intent.userId, bet: toPendingBet(intent) }),
  decode: ({ bet }, userId) => toIntent(bet, userId),
});
