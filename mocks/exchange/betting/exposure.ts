import type { MatchedBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateRunBands, calculateWorstFancyResult, toFancyBet } from '#shared/domain/bet/fancy.ts';
import {
  calculateBestResult,
  calculateMarketPositions as betsStanding,
  calculateWorstResult,
} from '#shared/domain/bet/market-positions.ts';
import { add, minMoney, type Money, ZERO } from '#shared/domain/money/money.ts';
import { asMarketPrice } from '#shared/domain/odds/odds.ts';
import { readCash } from '../state/ledger.ts';
import type { BetRecord, ExchangeState, OrderLeg } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { listRemainingRunners } from './offered-market.ts';

/** Fields of a placed or held bet that count for exposure. */
export type ExposureLeg = Pick<OrderLeg, 'kind' | 'eventId' | 'runnerId' | 'side' | 'price' | 'size' | 'stake'>;

export const listActiveBets = (state: ExchangeState, userId: string): BetRecord[] =>
  state.bets.filter((bet) => bet.userId === userId && bet.state === 'active');

export const listHeldLegs = (state: ExchangeState, userId: string): OrderLeg[] =>
  state.orders.filter((order) => order.userId === userId && order.state === 'held').flatMap((order) => [...order.legs]);

export const toStake = ({ runnerId, side, price, stake }: ExposureLeg): MatchedBet => ({
  runnerId: runnerId ?? 0,
  side,
  price: asMarketPrice(price),
  stake,
});

const countWinners = (world: World, eventId: string): number => world.findMarket(eventId)?.winners ?? 1;

/**
 * Calculates the result for every runner that can still win. Without the market (a recording not loaded), takes the
 * runners from the bets.
 */
export function calculateEventPositions(
  world: World,
  state: ExchangeState,
  eventId: string,
  legs: readonly ExposureLeg[],
  time: number,
): RunnerPosition[] {
  const first = legs[0];
  if (first === undefined) return [];
  const market = world.findMarket(eventId);
  const backed = legs.map((leg) => leg.runnerId ?? 0);
  const runnerIds = market === null ? [...new Set([...backed, 0])] : listRemainingRunners(state, market, time);
  return betsStanding({ kind: first.kind, winners: market?.winners ?? 1 }, legs.map(toStake), runnerIds);
}

/** Calculates the worst result of the bets on one market or line, 0 or below. */
export function calculateWorstEventResult(
  world: World,
  state: ExchangeState,
  eventId: string,
  legs: readonly ExposureLeg[],
  time: number,
): Money {
  const kind = legs[0]?.kind;
  if (kind === undefined) return ZERO;
  if (kind === 'fancy') return calculateWorstFancyResult(calculateRunBands(legs.map(toFancyBet)));
  return calculateWorstResult(
    { winners: countWinners(world, eventId) },
    calculateEventPositions(world, state, eventId, legs, time),
  );
}

/** Calculates the best result of the bets on one market, 0 or above. */
export const calculateBestEventResult = (
  world: World,
  state: ExchangeState,
  eventId: string,
  legs: readonly ExposureLeg[],
  time: number,
): Money =>
  calculateBestResult(
    { winners: countWinners(world, eventId) },
    calculateEventPositions(world, state, eventId, legs, time),
  );

export function groupByEvent<T extends { readonly eventId: string }>(legs: readonly T[]): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const leg of legs) {
    const group = grouped.get(leg.eventId);
    if (group === undefined) grouped.set(leg.eventId, [leg]);
    else group.push(leg);
  }
  return grouped;
}

/**
 * Calculates the part of the balance that one market reserves. A held bet counts only where it makes the result worse,
 * because it may still be refused.
 */
export function calculateReserve(
  world: World,
  state: ExchangeState,
  eventId: string,
  matched: readonly ExposureLeg[],
  heldOrders: readonly ExposureLeg[],
  time: number,
): Money {
  const now = calculateWorstEventResult(world, state, eventId, matched, time);
  return heldOrders.length === 0
    ? now
    : minMoney(now, calculateWorstEventResult(world, state, eventId, [...matched, ...heldOrders], time));
}

/** Calculates the reserve of a user by market or line, each 0 or below. */
export function calculateReserves(
  world: World,
  state: ExchangeState,
  userId: string,
  time: number,
): Map<string, Money> {
  const matched = groupByEvent(listActiveBets(state, userId));
  const heldOrders = groupByEvent(listHeldLegs(state, userId));
  const events = new Set([...matched.keys(), ...heldOrders.keys()]);
  return new Map(
    [...events].map((eventId) => [
      eventId,
      calculateReserve(world, state, eventId, matched.get(eventId) ?? [], heldOrders.get(eventId) ?? [], time),
    ]),
  );
}

export interface AccountBalance {
  /** Cash less the possible loss of open bets. */
  readonly available: Money;
  readonly exposure: Money;
}

export function calculateBalance(world: World, state: ExchangeState, userId: string, time: number): AccountBalance {
  let exposure = ZERO;
  for (const reserve of calculateReserves(world, state, userId, time).values()) exposure = add(exposure, reserve);
  return { available: add(readCash(state, userId), exposure), exposure };
}
