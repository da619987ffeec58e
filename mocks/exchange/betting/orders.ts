import { balanceAfter } from '#shared/domain/balance.ts';
import { nextNumber, type BetRecord, type Leg, type OrderRecord, type State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { checkFancyLeg, checkMarketLeg, lineStatus, marketStatus, type Case } from './checks.ts';
import { activeBets, byEvent, heldLegs, reserveOf, standingOf } from './exposure.ts';
import { fancyLimitsOf, limitsOf } from './limits.ts';
import { fillPrice } from './matching.ts';
import { accepted, refusal } from './messages.ts';
import { lossRefusal, timeOutRefusal } from './play.ts';
import { marketShown } from './shown.ts';

const REMEMBERED = 2_000;

function checkUser(state: State, userId: string, legs: readonly Leg[]): string | null {
  const switches = state.users[userId]?.switches;
  if (switches === undefined || switches.accountLocked === true) return refusal.accountLocked;
  if (switches.bettingLocked === true) return refusal.bettingLocked;
  if (switches.sessionBettingLocked === true && legs.some((leg) => leg.kind === 'fancy')) return refusal.sessionBettingLocked;
  return state.orders.some((order) => order.userId === userId && order.state === 'held') ? refusal.oneAtATime : null;
}

/** Balance-flow: what the order adds to each market's worst case must be covered by what is available. */
function checkBalance(world: World, state: State, userId: string, legs: readonly Leg[], now: number): string | null {
  const active = byEvent(activeBets(state, userId));
  const held = byEvent(heldLegs(state, userId));
  const standing = standingOf(world, state, userId, now);
  let balance = standing;
  for (const [eventId, asked] of byEvent(legs)) {
    const matched = active.get(eventId) ?? [];
    const underway = held.get(eventId) ?? [];
    const before = reserveOf(world, state, eventId, matched, underway, now);
    const after = reserveOf(world, state, eventId, matched, [...underway, ...asked], now);
    balance = balanceAfter(balance, before, after);
  }
  if (balance.available < 0) return refusal.balance;
  return lossRefusal(state, userId, { before: standing.exposure, after: balance.exposure }, now);
}

function checkLegs(world: World, state: State, userId: string, legs: readonly Leg[], now: number): string | null {
  const active = activeBets(state, userId);
  for (const [i, leg] of legs.entries()) {
    const own = [...active, ...legs.slice(0, i)].filter((weight) => weight.eventId === leg.eventId);
    const subject: Case = { world, state, now, leg, own };
    const refused = leg.kind === 'fancy' ? checkFancyLeg(subject) : checkMarketLeg(subject);
    if (refused !== null) return refused;
  }
  return checkBalance(world, state, userId, legs, now);
}

function delayOf(world: World, state: State, leg: Leg, now: number): number {
  if (leg.kind === 'fancy') {
    const line = world.line(leg.eventId);
    return line === null ? 0 : fancyLimitsOf(state, line).delaySeconds;
  }
  const market = world.market(leg.eventId);
  return market === null ? 0 : limitsOf(state, market, now, market.at(now).inPlay).delaySeconds;
}

function matchedLeg(world: World, state: State, leg: Leg, now: number): Leg | string {
  const subject: Case = { world, state, now, leg, own: [] };
  if (leg.kind === 'fancy') return lineStatus(subject, world.line(leg.eventId)) ?? leg;
  const source = world.market(leg.eventId);
  if (source === null) return refusal.marketLocked;
  const shown = marketShown(state, source, now);
  const refused = marketStatus(subject, source, shown);
  if (refused !== null) return refused;
  const price = fillPrice(shown, leg);
  return price === null ? refusal.unmatched : { ...leg, price };
}

function settleOrder(state: State, order: OrderRecord, outcome: Pick<OrderRecord, 'state' | 'message'>): OrderRecord {
  const decided = { ...order, ...outcome };
  state.orders = state.orders.map((each) => (each.orderId === order.orderId ? decided : each));
  return decided;
}

/** The end of the delay: every leg stands at today's prices, or none does. */
export function decide(world: World, state: State, order: OrderRecord, now: number): OrderRecord {
  const legs: Leg[] = [];
  for (const leg of order.legs) {
    const matched = matchedLeg(world, state, leg, now);
    if (typeof matched === 'string') return settleOrder(state, order, { state: 'refused', message: matched });
    legs.push(matched);
  }
  for (const leg of legs) {
    const bet: BetRecord = {
      ...leg, betId: String(100_000_000 + nextNumber(state)), orderId: order.orderId, userId: order.userId, placedAt: now, reference: order.reference,
      state: 'active', result: null, settledAt: null, winnerName: null, deletedReason: null,
    };
    state.bets.push(bet);
  }
  return settleOrder(state, order, { state: 'placed', message: legs.length === 1 ? accepted.one : accepted.many });
}

/** Takes an order, or remembers why not. One seen before (same user and reference) is answered with what became of it. */
export function takeOrder(world: World, state: State, userId: string, legs: readonly Leg[], reference: string | null, now: number): OrderRecord {
  const known = reference === null ? undefined : state.orders.find((order) => order.userId === userId && order.reference === reference);
  if (known !== undefined) return known;
  const refused = checkUser(state, userId, legs) ?? timeOutRefusal(state, userId, now) ?? checkLegs(world, state, userId, legs, now);
  const delay = refused === null ? Math.max(0, ...legs.map((leg) => delayOf(world, state, leg, now))) : 0;
  const order: OrderRecord = {
    orderId: String(nextNumber(state)), userId, reference, at: now, dueAt: now + delay * 1_000, legs,
    state: refused === null ? 'held' : 'refused', message: refused ?? '',
  };
  state.orders.push(order);
  if (state.orders.length > REMEMBERED) state.orders = state.orders.filter((each, i) => each.state === 'held' || i > REMEMBERED / 4);
  return order.state === 'held' && delay === 0 ? decide(world, state, order, now) : order;
}

export const betsOfOrder = (state: State, order: OrderRecord): BetRecord[] => state.bets.filter((bet) => bet.orderId === order.orderId);
