import { add, subtract, units, type Money } from '#shared/domain/money.ts';
import { worstOf } from '../betting/exposure.ts';
import { deleteBet, settleEvent, voidRunner } from '../betting/settlement.ts';
import { removedAt } from '../betting/shown.ts';
import { pastEvenings } from '../casino/past.ts';
import type { RoundRecord } from '../casino/records.ts';
import { recordsOf } from '../casino/rounds.ts';
import type { HistoryPlan } from '../interface/operator.ts';
import { cashOf, postCash } from '../state/ledger.ts';
import { HOUSE, nextNumber, type BetRecord, type EntryRecord, type State } from '../state/state.ts';
import { createRng, hashText, type Rng } from '../world/rng.ts';
import type { World } from '../world/world.ts';
import { createPastCashier } from './cashier.ts';
import { pastBetsOn } from './past-bets.ts';
import { pastFixtures } from './past-fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const FIRST_DEPOSIT = units(25_000);
const ONE_IN_DELETED = 150;
const reasons = ['Placed at a wrong price', 'Placed after the event', 'Broke the betting rules'] as const;

function betsOf(world: World, state: State, userId: string, plan: HistoryPlan, now: number, rng: Rng): BetRecord[] {
  const fixtures = pastFixtures(world, plan, now, rng);
  const bets: BetRecord[] = [];
  fixtures.forEach((fixture, index) => {
    const wanted = Math.round(((index + 1) * plan.bets) / fixtures.length) - bets.length;
    for (const { leg, placedAt } of pastBetsOn(world, world.of(fixture), wanted, rng)) {
      const betId = String(100_000_000 + nextNumber(state));
      bets.push({
        ...leg, betId, orderId: `h${betId}`, userId, placedAt, reference: null,
        state: 'active', result: null, settledAt: null, winnerName: null, deletedReason: null,
      });
    }
  });
  return bets;
}

/** One market or line with the bets on it, at the moment of its result. */
interface Past {
  readonly eventId: string;
  readonly bets: readonly BetRecord[];
  readonly at: number;
}

function inOrderOfResults(world: World, bets: readonly BetRecord[]): Past[] {
  const byEvent = new Map<string, BetRecord[]>();
  for (const bet of bets) {
    const group = byEvent.get(bet.eventId);
    if (group === undefined) byEvent.set(bet.eventId, [bet]);
    else group.push(bet);
  }
  const past = [...byEvent].map(([eventId, group]): Past => {
    const source = group[0]?.kind === 'fancy' ? world.line(eventId) : world.market(eventId);
    return { eventId, bets: group, at: source?.settlesAt ?? 0 };
  });
  return past.sort((a, b) => a.at - b.at || (a.eventId < b.eventId ? -1 : 1));
}

/** Ends the bets of one market as the exchange ends any: runners out first, then the operator, then the result. */
function end(world: World, state: State, { eventId, bets, at }: Past, commissionPercent: number, rng: Rng): readonly BetRecord[] {
  state.bets = [...bets];
  const market = bets[0]?.kind === 'fancy' ? null : world.market(eventId);
  for (const { runnerId, betId, placedAt } of bets) {
    const removed = market === null || runnerId === null ? null : removedAt(state, market, runnerId);
    if (removed !== null && runnerId !== null) voidRunner(state, eventId, runnerId, removed);
    if (rng.whole(1, ONE_IN_DELETED) === 1) deleteBet(state, betId, reasons[Number(betId) % reasons.length] ?? reasons[0], Math.min(at, placedAt + 5 * 60_000));
  }
  settleEvent(world, state, eventId, at, commissionPercent);
  return state.bets;
}

/** What happened at one time: bets that ended, or an evening at a table of the casino. */
interface Episode {
  readonly at: number;
  /** What it loses in the worst case, 0 or below. */
  readonly worst: Money;
  play(): void;
}

/**
 * Gives an account a past of one ledger: bets on what really took place, at the prices that stood, with the results
 * there were, and rounds of the casino, all booked by the exchange's own rules. What it paid in and out between them is
 * an accepted request of the wallet. Its opening moves to the first day, and its cash ends as it was. The same seed, user
 * and plan give the same past. Does nothing to an account that already has what the plan brings.
 */
export function seedHistory(world: World, state: State, userId: string, plan: HistoryPlan, now: number, commissionPercent: number): void {
  const opening = state.entries.find((entry) => entry.userId === userId && entry.kind === 'opening');
  const hasBets = state.bets.some((bet) => bet.userId === userId);
  const hasRounds = recordsOf(state).rounds.some((round) => round.userId === userId);
  if (opening === undefined || (plan.bets > 0 && hasBets) || (plan.casino !== undefined && hasRounds)) return;
  const rng = createRng(state.seed, hashText(userId), hashText('history'));
  const others = { bets: state.bets, entries: state.entries.filter((entry) => entry !== opening) };
  takeBack(state, opening);
  const payments = createRng(state.seed, hashText(userId), hashText('payments'));
  const cashier = createPastCashier(state, userId, cashOf(state, userId), payments);
  state.entries = [];
  postCash(state, { ...opening, at: now - plan.days * DAY, amount: FIRST_DEPOSIT });
  const ended: BetRecord[] = [];
  const played: RoundRecord[] = [];
  const bets = plan.bets > 0 ? betsOf(world, state, userId, plan, now, rng) : [];
  const evenings = plan.casino === undefined ? [] : pastEvenings(state.seed, userId, plan.casino, now);
  const episodes: Episode[] = [
    ...inOrderOfResults(world, bets).map((past) => ({
      at: past.at,
      worst: worstOf(world, state, past.eventId, past.bets, past.at),
      play: () => void ended.push(...end(world, state, past, commissionPercent, rng)),
    })),
    ...evenings.map(({ at, worst, play }) => ({ at, worst, play: () => void played.push(...play(state)) })),
  ];
  for (const { at, worst, play } of episodes.sort((a, b) => a.at - b.at)) {
    cashier.keepWithin(at, worst);
    play();
  }
  cashier.endWith(opening.amount, now - HOUR);
  state.entries = [...state.entries, ...others.entries].sort((a, b) => a.at - b.at);
  state.bets = [...ended.sort((a, b) => a.placedAt - b.placedAt || Number(a.betId) - Number(b.betId)), ...others.bets];
  if (played.length > 0) state.casino = { ...recordsOf(state), rounds: [...played, ...recordsOf(state).rounds] };
}

function takeBack(state: State, { userId, amount }: EntryRecord): void {
  state.cash[userId] = subtract(cashOf(state, userId), amount);
  state.cash[HOUSE] = add(cashOf(state, HOUSE), amount);
}
