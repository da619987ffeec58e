import { calculateFancyResult, toFancyBet } from '#shared/domain/bet/fancy.ts';
import { calculateBetResult } from '#shared/domain/bet/single-winner-positions.ts';
import { type Money, negate, sum, toDecimalText, ZERO } from '#shared/domain/money/money.ts';
import { postEntry } from '../state/ledger.ts';
import type { BetRecord, ExchangeState } from '../state/state.ts';
import { listWinners } from '../world/simulated-match.ts';
import type { World } from '../world/world.ts';
import { calculateCommission } from './commission.ts';
import { toStake } from './exposure.ts';
import { voidReason } from './messages.ts';
import { findRemovalTime } from './offered-market.ts';

/** The names of the winners with the result of each bet on the event, or why the event is void. */
type EventResult =
  | { readonly kind: 'settled'; readonly winnerName: string; calculateResult(bet: BetRecord): Money }
  | { readonly kind: 'void'; readonly reason: string };

/** Id that no runner has. */
const NO_WINNER = -1;

function resolveEvent(world: World, state: ExchangeState, eventId: string, kind: BetRecord['kind']): EventResult {
  if (kind === 'fancy') {
    const score = world.findLine(eventId)?.result ?? null;
    return score === null
      ? { kind: 'void', reason: voidReason.notPlayedOut }
      : {
          kind: 'settled',
          winnerName: String(score),
          calculateResult: (bet) => calculateFancyResult(toFancyBet(bet), score),
        };
  }
  const market = world.findMarket(eventId);
  if (market === null || market.ending.kind === 'void') return { kind: 'void', reason: voidReason.notPlayedOut };
  const winnerIds = listWinners(
    market.ending,
    market.winners ?? 1,
    (runnerId) => findRemovalTime(state, market, runnerId) === null,
  );
  // The operator removed the runner that the script lets win, so no runner won.
  if (winnerIds.length === 0) return { kind: 'void', reason: voidReason.winnerRemoved };
  const names = winnerIds.map(
    (winnerId) => market.runners.find((runner) => runner.runnerId === winnerId)?.name ?? String(winnerId),
  );
  return {
    kind: 'settled',
    winnerName: names.join(', '),
    calculateResult(bet) {
      const stake = toStake(bet);
      return calculateBetResult(
        kind === 'bookmaker' ? 'bookmaker' : 'odds',
        stake,
        winnerIds.find((winnerId) => winnerId === stake.runnerId) ?? NO_WINNER,
      );
    },
  };
}

const isActiveOn = (bet: BetRecord, eventId: string) => bet.eventId === eventId && bet.state === 'active';

/** Voids the selected active bets. No money moves. */
export function voidBets(
  state: ExchangeState,
  isChosen: (bet: BetRecord) => boolean,
  reason: string,
  time: number,
): void {
  state.bets = state.bets.map((bet) =>
    bet.state === 'active' && isChosen(bet)
      ? { ...bet, state: 'void', deletedReason: reason, result: ZERO, settledAt: time }
      : bet,
  );
}

export const voidRunner = (state: ExchangeState, eventId: string, runnerId: number, time: number): void =>
  voidBets(state, (bet) => bet.eventId === eventId && bet.runnerId === runnerId, voidReason.nonRunner, time);

/** Deletes a bet with a reason, and with it its exposure. */
export function deleteBet(state: ExchangeState, betId: string, reason: string, time: number): void {
  state.bets = state.bets.map((bet) =>
    bet.betId === betId && bet.state === 'active'
      ? { ...bet, state: 'deleted', deletedReason: reason, result: ZERO, settledAt: time }
      : bet,
  );
}

function postSettlement(
  state: ExchangeState,
  bets: readonly BetRecord[],
  time: number,
  commissionPercent: number,
): void {
  const first = bets[0];
  if (first === undefined) return;
  const net = sum(bets.map((bet) => bet.result ?? ZERO));
  const common = {
    userId: first.userId,
    at: time,
    sportId: first.sportId,
    matchId: first.matchId,
    eventId: first.eventId,
    remark: '',
    type: first.kind === 'fancy' ? 2 : 1,
  } as const;
  const description = `${first.sportName} / ${first.matchName} / ${first.eventName} / ${first.winnerName ?? ''}`;
  postEntry(state, { ...common, kind: 'betting', amount: net, description });
  const commission = calculateCommission(first.kind, net, commissionPercent);
  if (commission === ZERO) return;
  const remark = `${commissionPercent}% of ${toDecimalText(net)}`;
  postEntry(state, {
    ...common,
    kind: 'commission',
    amount: negate(commission),
    description: `Commission / ${description}`,
    remark,
  });
}

/** Settles a market or line: gives every active bet its result and every user one ledger row. */
export function settleEvent(
  world: World,
  state: ExchangeState,
  eventId: string,
  time: number,
  commissionPercent: number,
): void {
  const kind = state.bets.find((bet) => isActiveOn(bet, eventId))?.kind;
  if (kind === undefined) return;
  const eventResult = resolveEvent(world, state, eventId, kind);
  if (eventResult.kind === 'void') return voidBets(state, (bet) => bet.eventId === eventId, eventResult.reason, time);
  const settledByUser = new Map<string, BetRecord[]>();
  state.bets = state.bets.map((bet) => {
    if (!isActiveOn(bet, eventId)) return bet;
    const settledBet: BetRecord = {
      ...bet,
      state: 'settled',
      result: eventResult.calculateResult(bet),
      settledAt: time,
      winnerName: eventResult.winnerName,
    };
    settledByUser.set(bet.userId, [...(settledByUser.get(bet.userId) ?? []), settledBet]);
    return settledBet;
  });
  for (const userId of [...settledByUser.keys()].sort())
    postSettlement(state, settledByUser.get(userId) ?? [], time, commissionPercent);
}
