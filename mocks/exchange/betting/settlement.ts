import { fancyResult } from '#shared/domain/fancy.ts';
import { decimalText, negate, sum, ZERO, type Money } from '#shared/domain/money.ts';
import { betResult } from '#shared/domain/position.ts';
import { post } from '../state/ledger.ts';
import type { BetRecord, State } from '../state/state.ts';
import { winnersIn } from '../world/source.ts';
import type { World } from '../world/world.ts';
import { commissionOn } from './commission.ts';
import { fancyStakeOf, stakeOf } from './exposure.ts';
import { annulled } from './messages.ts';
import { removedAt } from './shown.ts';

/** What a settled bet of this event brings, and who won. */
interface Verdict {
  readonly winnerName: string;
  result(bet: BetRecord): Money;
}

/** No runner has this id. */
const NOBODY = -1;

/** A text says why the event is void. */
function verdictOf(world: World, state: State, eventId: string, kind: BetRecord['kind']): Verdict | string {
  if (kind === 'fancy') {
    const score = world.line(eventId)?.result ?? null;
    return score === null ? annulled.notPlayedOut : { winnerName: String(score), result: (bet) => fancyResult(fancyStakeOf(bet), score) };
  }
  const market = world.market(eventId);
  if (market === null || market.ending.kind === 'void') return annulled.notPlayedOut;
  const won = winnersIn(market.ending, market.winners ?? 1, (runnerId) => removedAt(state, market, runnerId) === null);
  // The operator took out the runner that the script lets win: nobody won.
  if (won.length === 0) return annulled.winnerTakenOut;
  const names = won.map((winnerId) => market.runners.find((runner) => runner.runnerId === winnerId)?.name ?? String(winnerId));
  return {
    winnerName: names.join(', '),
    result(bet) {
      const stake = stakeOf(bet);
      return betResult(kind === 'bookmaker' ? 'bookmaker' : 'odds', stake, won.find((winnerId) => winnerId === stake.runnerId) ?? NOBODY);
    },
  };
}

const isOn = (bet: BetRecord, eventId: string) => bet.eventId === eventId && bet.state === 'active';

/** Annuls the active bets that are chosen: nothing is won, nothing lost, no money moves. */
export function voidBets(state: State, chosen: (bet: BetRecord) => boolean, reason: string, time: number): void {
  state.bets = state.bets.map((bet) =>
    bet.state === 'active' && chosen(bet) ? { ...bet, state: 'void', deletedReason: reason, result: ZERO, settledAt: time } : bet);
}

export const voidRunner = (state: State, eventId: string, runnerId: number, time: number): void =>
  voidBets(state, (bet) => bet.eventId === eventId && bet.runnerId === runnerId, annulled.nonRunner, time);

/** Takes a bet away for a reason; its exposure goes with it. */
export function deleteBet(state: State, betId: string, reason: string, time: number): void {
  state.bets = state.bets.map((bet) =>
    bet.betId === betId && bet.state === 'active' ? { ...bet, state: 'deleted', deletedReason: reason, result: ZERO, settledAt: time } : bet);
}

function book(state: State, bets: readonly BetRecord[], time: number, commissionPercent: number): void {
  const first = bets[0];
  if (first === undefined) return;
  const net = sum(bets.map((bet) => bet.result ?? ZERO));
  const common = {
    userId: first.userId, at: time, sportId: first.sportId, matchId: first.matchId, eventId: first.eventId, remark: '',
    type: first.kind === 'fancy' ? 2 : 1,
  } as const;
  const description = `${first.sportName} / ${first.matchName} / ${first.eventName} / ${first.winnerName ?? ''}`;
  post(state, { ...common, kind: 'betting', amount: net, description });
  const commission = commissionOn(first.kind, net, commissionPercent);
  if (commission === ZERO) return;
  const remark = `${commissionPercent}% of ${decimalText(net)}`;
  post(state, { ...common, kind: 'commission', amount: negate(commission), description: `Commission / ${description}`, remark });
}

/** Declares a market or line: every active bet gets its result, every user one ledger row. */
export function settleEvent(world: World, state: State, eventId: string, time: number, commissionPercent: number): void {
  const kind = state.bets.find((bet) => isOn(bet, eventId))?.kind;
  if (kind === undefined) return;
  const verdict = verdictOf(world, state, eventId, kind);
  if (typeof verdict === 'string') return voidBets(state, (bet) => bet.eventId === eventId, verdict, time);
  const settled = new Map<string, BetRecord[]>();
  state.bets = state.bets.map((bet) => {
    if (!isOn(bet, eventId)) return bet;
    const done: BetRecord = { ...bet, state: 'settled', result: verdict.result(bet), settledAt: time, winnerName: verdict.winnerName };
    settled.set(bet.userId, [...(settled.get(bet.userId) ?? []), done]);
    return done;
  });
  for (const userId of [...settled.keys()].sort()) book(state, settled.get(userId) ?? [], time, commissionPercent);
}
