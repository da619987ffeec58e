import { add, negate, subtract, units, type Money } from '#shared/domain/money.ts';
import { worstOf } from '../betting/exposure.ts';
import { deleteBet, settleEvent, voidRunner } from '../betting/settlement.ts';
import { removedAt } from '../betting/shown.ts';
import { cashOf, postCash } from '../state/ledger.ts';
import { HOUSE, nextNumber, type BetRecord, type EntryRecord, type State } from '../state/state.ts';
import { createRng, hashText, type Rng } from '../world/rng.ts';
import type { World } from '../world/world.ts';
import { pastBetsOn } from './past-bets.ts';
import { pastFixtures } from './past-fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface HistoryPlan {
  /** Bets that ended, about as many as were asked for: settled, and here and there void or deleted. */
  readonly bets: number;
  readonly days: number;
}

const FIRST_DEPOSIT = units(25_000);
/** Who falls below pays in; who has more takes some out. */
const LOW = units(10_000);
const HIGH = units(90_000);
const PAID = units(20_000);
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

/** Pays in and out around the bets, so that the account neither runs dry nor grows for ever. */
function cashier(state: State, userId: string, before: Money) {
  let last = -Infinity;
  const held = () => subtract(cashOf(state, userId), before);
  const pay = (amount: Money, at: number) => {
    if (amount === 0) return;
    postCash(state, { userId, at, kind: amount > 0 ? 'deposit' : 'withdrawal', amount, description: amount > 0 ? 'Deposit' : 'Withdrawal' });
  };
  return {
    held,
    /** Ready for what the next market can lose at worst, 0 or below. */
    keepWithin(at: number, worst: Money) {
      const time = Math.max(last, at - 10 * 60_000);
      while (add(held(), worst) < LOW) pay(PAID, time);
      if (held() > HIGH) pay(negate(PAID), time);
      last = at;
    },
    /** Pays in whole thousands, and takes out what is then too much. */
    endWith(target: Money, at: number) {
      const missing = subtract(target, held());
      if (missing > 0) pay(units(Math.ceil(missing / 100_000) * 1_000), at);
      pay(subtract(target, held()), at);
    },
  };
}

/**
 * Gives an account that has never bet a past: bets on what really took place, at the prices that stood, with the results there
 * were, all booked by the ledger's own rules. Its opening moves to the first day, and its cash ends as it was. The same seed,
 * user and plan give the same past.
 */
export function seedHistory(world: World, state: State, userId: string, plan: HistoryPlan, now: number, commissionPercent: number): void {
  const opening = state.entries.find((entry) => entry.userId === userId && entry.kind === 'opening');
  if (opening === undefined || state.bets.some((bet) => bet.userId === userId)) return;
  const rng = createRng(state.seed, hashText(userId), hashText('history'));
  const others = { bets: state.bets, entries: state.entries.filter((entry) => entry !== opening) };
  takeBack(state, opening);
  const desk = cashier(state, userId, cashOf(state, userId));
  const start = now - plan.days * DAY;
  state.entries = [];
  postCash(state, { ...opening, at: start, amount: FIRST_DEPOSIT });
  const ended: BetRecord[] = [];
  for (const past of inOrderOfResults(world, betsOf(world, state, userId, plan, now, rng))) {
    desk.keepWithin(past.at, worstOf(world, state, past.eventId, past.bets, past.at));
    ended.push(...end(world, state, past, commissionPercent, rng));
  }
  desk.endWith(opening.amount, now - HOUR);
  state.entries = [...state.entries, ...others.entries];
  state.bets = [...ended.sort((a, b) => a.placedAt - b.placedAt || Number(a.betId) - Number(b.betId)), ...others.bets];
}

function takeBack(state: State, { userId, amount }: EntryRecord): void {
  state.cash[userId] = subtract(cashOf(state, userId), amount);
  state.cash[HOUSE] = add(cashOf(state, HOUSE), amount);
}
