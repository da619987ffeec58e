import { projectBalance } from '#shared/domain/bet/balance.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import { type BetRecord, type ExchangeState, type OrderLeg, type OrderRecord, takeNextNumber } from '../state/state.ts';
import type { World } from '../world/world.ts';
import {
  checkFancyLeg,
  checkLineStatus,
  checkMarketLeg,
  checkMarketLimits,
  checkMarketStatus,
  type LegCheck,
} from './checks.ts';
import { calculateBalance, calculateReserve, groupByEvent, listActiveBets, listHeldLegs } from './exposure.ts';
import { resolveFancyLimits, resolveMarketLimits } from './limits.ts';
import { findFillPrice } from './matching.ts';
import { acceptedMessage, refusalMessage } from './messages.ts';
import { getOfferedMarket } from './offered-market.ts';
import { findLossRefusal, findTimeOutRefusal } from './responsible-gambling.ts';

/** Orders from which on the oldest are forgotten. A browser writes its entire state with each command. */
const MANY_ORDERS = 2_000;
/** Shortest time for which a reference returns its first outcome, in milliseconds. The contract says 24 hours. */
const REFERENCE_LIFETIME_MS = DAY_MS;

/** Finds a lock or time-out of the bettor. Called when the bet is placed and when its delay ends. */
function findLockRefusal(
  state: ExchangeState,
  { userId, legs }: Pick<OrderRecord, 'userId' | 'legs'>,
  now: number,
): string | null {
  const switches = state.users[userId]?.switches;
  if (switches === undefined || switches.accountLocked === true) return refusalMessage.accountLocked;
  if (switches.bettingLocked === true) return refusalMessage.bettingLocked;
  if (switches.sessionBettingLocked === true && legs.some((leg) => leg.kind === 'fancy'))
    return refusalMessage.sessionBettingLocked;
  return findTimeOutRefusal(state, userId, now);
}

const hasHeldOrder = (state: ExchangeState, userId: string): boolean =>
  state.orders.some((order) => order.userId === userId && order.state === 'held');

/** Refuses an order that adds more to the worst case of its markets than the user has available. */
function checkBalance(
  world: World,
  state: ExchangeState,
  userId: string,
  legs: readonly OrderLeg[],
  now: number,
): string | null {
  const active = groupByEvent(listActiveBets(state, userId));
  const held = groupByEvent(listHeldLegs(state, userId));
  const balanceBefore = calculateBalance(world, state, userId, now);
  let balance = balanceBefore;
  for (const [eventId, newLegs] of groupByEvent(legs)) {
    const matched = active.get(eventId) ?? [];
    const heldOrders = held.get(eventId) ?? [];
    const before = calculateReserve(world, state, eventId, matched, heldOrders, now);
    const after = calculateReserve(world, state, eventId, matched, [...heldOrders, ...newLegs], now);
    balance = projectBalance(balance, { before, after });
  }
  // The void of a covering bet can take the balance below 0. A bet that lowers the risk must then stay possible.
  if (balance.available < 0 && balance.available < balanceBefore.available) return refusalMessage.balance;
  return findLossRefusal(state, userId, { before: balanceBefore.exposure, after: balance.exposure }, now);
}

function checkLegs(
  world: World,
  state: ExchangeState,
  userId: string,
  legs: readonly OrderLeg[],
  now: number,
): string | null {
  const active = listActiveBets(state, userId);
  for (const [i, leg] of legs.entries()) {
    const ownLegs = [...active, ...legs.slice(0, i)].filter((other) => other.eventId === leg.eventId);
    const check: LegCheck = { world, state, now, leg, ownLegs };
    const refusalReason = leg.kind === 'fancy' ? checkFancyLeg(check) : checkMarketLeg(check);
    if (refusalReason !== null) return refusalReason;
  }
  return checkBalance(world, state, userId, legs, now);
}

function resolveDelay(world: World, state: ExchangeState, leg: OrderLeg, now: number): number {
  if (leg.kind === 'fancy') {
    const line = world.findLine(leg.eventId);
    return line === null ? 0 : resolveFancyLimits(state, line).delaySeconds;
  }
  const market = world.findMarket(leg.eventId);
  return market === null ? 0 : resolveMarketLimits(state, market, now, market.getStateAt(now).inPlay).delaySeconds;
}

/** A leg at the price that the market fills it at, or why it is not matched. */
type LegMatch =
  { readonly kind: 'matched'; readonly leg: OrderLeg } | { readonly kind: 'refused'; readonly message: string };

const createMatch = (leg: OrderLeg, refusalReason: string | null): LegMatch =>
  refusalReason === null ? { kind: 'matched', leg } : { kind: 'refused', message: refusalReason };

function matchLeg(check: LegCheck): LegMatch {
  const { world, state, now, leg } = check;
  if (leg.kind === 'fancy') return createMatch(leg, checkLineStatus(check, world.findLine(leg.eventId)));
  const source = world.findMarket(leg.eventId);
  if (source === null) return createMatch(leg, refusalMessage.marketLocked);
  const offered = getOfferedMarket(state, source, now);
  const statusRefusal = checkMarketStatus(check, source, offered);
  if (statusRefusal !== null) return createMatch(leg, statusRefusal);
  const price = findFillPrice(offered, leg);
  if (price === null) return createMatch(leg, refusalMessage.unmatched);
  const filledLeg: OrderLeg = { ...leg, price };
  return createMatch(filledLeg, checkMarketLimits({ ...check, leg: filledLeg }, source, offered.inPlay));
}

function storeOutcome(
  state: ExchangeState,
  order: OrderRecord,
  outcome: Pick<OrderRecord, 'state' | 'message'>,
): OrderRecord {
  const decided = { ...order, ...outcome };
  state.orders = state.orders.map((each) => (each.orderId === order.orderId ? decided : each));
  return decided;
}

/** Decides a held order at the end of its delay: matches every leg at current prices, or none. */
export function decideOrder(world: World, state: ExchangeState, order: OrderRecord, now: number): OrderRecord {
  const refuse = (message: string) => storeOutcome(state, order, { state: 'refused', message });
  const lockRefusal = findLockRefusal(state, order, now);
  if (lockRefusal !== null) return refuse(lockRefusal);
  const legs: OrderLeg[] = [];
  for (const leg of order.legs) {
    const ownLegs = [...listActiveBets(state, order.userId), ...legs].filter(({ eventId }) => eventId === leg.eventId);
    const match = matchLeg({ world, state, now, leg, ownLegs });
    if (match.kind === 'refused') return refuse(match.message);
    legs.push(match.leg);
  }
  for (const leg of legs) {
    const bet: BetRecord = {
      ...leg,
      betId: String(100_000_000 + takeNextNumber(state)),
      orderId: order.orderId,
      userId: order.userId,
      placedAt: now,
      reference: order.reference,
      state: 'active',
      result: null,
      settledAt: null,
      winnerName: null,
      deletedReason: null,
    };
    state.bets.push(bet);
  }
  return storeOutcome(state, order, {
    state: 'placed',
    message: legs.length === 1 ? acceptedMessage.one : acceptedMessage.many,
  });
}

/** Removes decided orders whose reference has expired. */
function forgetOldOrders(state: ExchangeState, now: number): void {
  const isExpired = (order: OrderRecord) => order.state !== 'held' && now - order.at >= REFERENCE_LIFETIME_MS;
  const [oldest] = state.orders;
  if (state.orders.length < MANY_ORDERS || oldest === undefined || !isExpired(oldest)) return;
  state.orders = state.orders.filter((order) => !isExpired(order));
}

/** Accepts an order, or records why it is refused. A repeated reference of the same user returns the first outcome. */
export function acceptOrder(
  world: World,
  state: ExchangeState,
  userId: string,
  legs: readonly OrderLeg[],
  reference: string | null,
  now: number,
): OrderRecord {
  const existingOrder =
    reference === null
      ? undefined
      : state.orders.find((order) => order.userId === userId && order.reference === reference);
  if (existingOrder !== undefined) return existingOrder;
  const refusalReason =
    findLockRefusal(state, { userId, legs }, now) ??
    (hasHeldOrder(state, userId) ? refusalMessage.oneAtATime : null) ??
    checkLegs(world, state, userId, legs, now);
  const delay = refusalReason === null ? Math.max(0, ...legs.map((leg) => resolveDelay(world, state, leg, now))) : 0;
  const order: OrderRecord = {
    orderId: String(takeNextNumber(state)),
    userId,
    reference,
    at: now,
    dueAt: now + delay * 1_000,
    legs,
    state: refusalReason === null ? 'held' : 'refused',
    message: refusalReason ?? '',
  };
  forgetOldOrders(state, now);
  state.orders.push(order);
  return order.state === 'held' && delay === 0 ? decideOrder(world, state, order, now) : order;
}

export const listOrderBets = (state: ExchangeState, order: OrderRecord): BetRecord[] =>
  state.bets.filter((bet) => bet.orderId === order.orderId);
