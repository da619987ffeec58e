import type { FancyStake, RunnerPosition, Stake } from '#shared/domain/bet.ts';
import { fancyLiability, runBands } from '#shared/domain/fancy.ts';
import { add, lesser, ZERO, type Money } from '#shared/domain/money.ts';
import { leastOf, mostOf, standingOf as betsStanding } from '#shared/domain/standing.ts';
import { cashOf } from '../state/ledger.ts';
import type { BetRecord, Leg, State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { runnersLeft } from './shown.ts';

/** What counts of a bet, matched or on its way. */
export type Weight = Pick<Leg, 'kind' | 'eventId' | 'runnerId' | 'side' | 'price' | 'size' | 'stake'>;

export const activeBets = (state: State, userId: string): BetRecord[] => state.bets.filter((bet) => bet.userId === userId && bet.state === 'active');

export const heldLegs = (state: State, userId: string): Leg[] =>
  state.orders.filter((order) => order.userId === userId && order.state === 'held').flatMap((order) => [...order.legs]);

export const stakeOf = ({ runnerId, side, price, stake }: Weight): Stake => ({ runnerId: runnerId ?? 0, side, price, stake });

export const fancyStakeOf = ({ side, price, size, stake }: Weight): FancyStake =>
  ({ side: side === 'back' ? 'yes' : 'no', run: price / 100, size: size / 100, stake });

const winnersOf = (world: World, eventId: string): number => world.market(eventId)?.winners ?? 1;

/** The result for every runner that can still win. Ids from the bets stand in for a market that is not known here (a recording not loaded). */
export function positionsIn(world: World, state: State, eventId: string, weights: readonly Weight[], time: number): RunnerPosition[] {
  const first = weights[0];
  if (first === undefined) return [];
  const market = world.market(eventId);
  const backed = weights.map((weight) => weight.runnerId ?? 0);
  const runnerIds = market === null ? [...new Set([...backed, 0])] : runnersLeft(state, market, time);
  return betsStanding({ kind: first.kind, winners: market?.winners ?? 1 }, weights.map(stakeOf), runnerIds);
}

/** What the bets of one market or line lose at worst, 0 or below. */
export function worstOf(world: World, state: State, eventId: string, weights: readonly Weight[], time: number): Money {
  const kind = weights[0]?.kind;
  if (kind === undefined) return ZERO;
  if (kind === 'fancy') return fancyLiability(runBands(weights.map(fancyStakeOf)));
  return leastOf({ winners: winnersOf(world, eventId) }, positionsIn(world, state, eventId, weights, time));
}

/** What the bets of one market win at best, 0 or above. */
export const bestOf = (world: World, state: State, eventId: string, weights: readonly Weight[], time: number): Money =>
  mostOf({ winners: winnersOf(world, eventId) }, positionsIn(world, state, eventId, weights, time));

export function byEvent<T extends { readonly eventId: string }>(weights: readonly T[]): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const weight of weights) {
    const group = grouped.get(weight.eventId);
    if (group === undefined) grouped.set(weight.eventId, [weight]);
    else group.push(weight);
  }
  return grouped;
}

/**
 * What one market holds back of the balance. A bet on its way counts where it makes things worse and not where it makes them better:
 * it may yet be refused.
 */
export function reserveOf(world: World, state: State, eventId: string, matched: readonly Weight[], underway: readonly Weight[], time: number): Money {
  const now = worstOf(world, state, eventId, matched, time);
  return underway.length === 0 ? now : lesser(now, worstOf(world, state, eventId, [...matched, ...underway], time));
}

/** By market or line, for all that a user has on; 0 or below. */
export function reservesOf(world: World, state: State, userId: string, time: number): Map<string, Money> {
  const matched = byEvent(activeBets(state, userId));
  const underway = byEvent(heldLegs(state, userId));
  const events = new Set([...matched.keys(), ...underway.keys()]);
  return new Map([...events].map((eventId) => [eventId, reserveOf(world, state, eventId, matched.get(eventId) ?? [], underway.get(eventId) ?? [], time)]));
}

export interface Standing {
  /** Cash less what open bets can lose. */
  readonly available: Money;
  readonly exposure: Money;
}

export function standingOf(world: World, state: State, userId: string, time: number): Standing {
  let exposure = ZERO;
  for (const reserve of reservesOf(world, state, userId, time).values()) exposure = add(exposure, reserve);
  return { available: add(cashOf(state, userId), exposure), exposure };
}
