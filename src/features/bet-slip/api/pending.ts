import { money } from '#shared/domain/money.ts';
import { sizePrice } from '#shared/domain/fancy.ts';
import { odds } from '#shared/domain/odds.ts';
import { dropPendingBet, keepPendingBet, readPendingBets, type PendingBet } from '#shared/storage/pending-bets.ts';
import { readSession } from '#shared/storage/session.ts';
import type { DeskPorts } from '../model/desk-ports.ts';
import type { Intent } from '../model/intent.ts';
import { eventIdOf, listedNameOf, runPrice, type Pick } from '../model/pick.ts';

function pendingOf({ reference, pick, price, stake, sentAt, delaySeconds, knownBetIds }: Intent): PendingBet {
  return {
    reference,
    matchId: pick.matchId,
    marketId: eventIdOf(pick),
    selectionId: pick.kind === 'fancy' ? 0 : pick.runnerId,
    selectionName: listedNameOf(pick),
    runnerName: pick.kind === 'fancy' ? pick.fancyName : pick.runnerName,
    kind: pick.kind,
    side: pick.side,
    price,
    stake,
    ...(pick.kind === 'fancy' ? { size: sizePrice(pick.size) } : {}),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/** What is not kept (names of match and market, limits) is not needed to recognise the bet. */
function pickOf(bet: PendingBet): Pick {
  const press = { sportId: '', matchId: bet.matchId, matchName: '', side: bet.side, changedAgoMs: Infinity };
  if (bet.kind === 'fancy') {
    const line = { run: bet.price / 100, size: (bet.size ?? 0) / 100, minStake: money(0), maxStake: money(0) };
    return { ...press, kind: 'fancy', fancyId: bet.marketId, fancyName: bet.runnerName, ...line };
  }
  return { ...press, kind: bet.kind, marketId: bet.marketId, marketName: '', ladder: 'step', runnerId: bet.selectionId, runnerName: bet.runnerName, price: odds(bet.price) };
}

function intentOf(bet: PendingBet, userId: string): Intent {
  const pick = pickOf(bet);
  return {
    reference: bet.reference,
    userId,
    pick,
    price: pick.kind === 'fancy' ? runPrice(pick.run) : pick.price,
    stake: money(bet.stake),
    sentAt: Date.parse(bet.sentAt),
    delaySeconds: bet.delaySeconds,
    knownBetIds: bet.knownBetIds,
  };
}

/** Bets whose end is not known, in this tab's session storage. */
export const pending: DeskPorts['pending'] = {
  load: () => {
    const userId = readSession()?.userId;
    return userId === undefined ? [] : readPendingBets().map((bet) => intentOf(bet, userId));
  },
  keep: (intent) => keepPendingBet(pendingOf(intent)),
  drop: dropPendingBet,
};
