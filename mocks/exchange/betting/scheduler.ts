import { listOpenRounds, settleRound } from '../casino/rounds.ts';
import type { ExchangeState } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { findRemovalTime } from './offered-market.ts';
import { decideOrder } from './orders.ts';
import { settleEvent, voidRunner } from './settlement.ts';

/** Event that happens at its time, even when no request arrives. */
interface ScheduledEvent {
  readonly at: number;
  /** Held bets are decided before results of the same moment. */
  readonly rank: 0 | 1 | 2;
  readonly id: string;
  run(time: number): void;
}

function listScheduledEvents(state: ExchangeState, world: World, commissionPercent: number): ScheduledEvent[] {
  const events: ScheduledEvent[] = state.orders
    .filter((order) => order.state === 'held')
    .map((order) => ({
      at: order.dueAt,
      rank: 0,
      id: order.orderId,
      run: (time) => void decideOrder(world, state, order, time),
    }));
  for (const { roundId, endsAt } of listOpenRounds(state))
    events.push({ at: endsAt, rank: 2, id: roundId, run: (time) => settleRound(state, roundId, time) });
  const plannedKeys = new Set<string>();
  for (const bet of state.bets) {
    if (bet.state !== 'active') continue;
    const { eventId, runnerId } = bet;
    const market = bet.kind === 'fancy' ? null : world.findMarket(eventId);
    const source = market ?? (bet.kind === 'fancy' ? world.findLine(eventId) : null);
    // This market belongs to a recording that is not loaded. Its bets wait for the recording.
    if (source === null) continue;
    if (!plannedKeys.has(eventId)) {
      plannedKeys.add(eventId);
      events.push({
        at: source.settlesAt,
        rank: 2,
        id: eventId,
        run: (time) => settleEvent(world, state, eventId, time, commissionPercent),
      });
    }
    const removed = market === null || runnerId === null ? null : findRemovalTime(state, market, runnerId);
    const key = `${eventId}/${runnerId ?? ''}`;
    if (removed === null || runnerId === null || plannedKeys.has(key)) continue;
    plannedKeys.add(key);
    events.push({ at: removed, rank: 1, id: key, run: (time) => voidRunner(state, eventId, runnerId, time) });
  }
  return events;
}

const compareEvents = (a: ScheduledEvent, b: ScheduledEvent) =>
  a.at - b.at || a.rank - b.rank || (a.id < b.id ? -1 : 1);

/** Finds the time of the next event, or Infinity. */
export const findNextEventTime = (state: ExchangeState, world: World): number =>
  Math.min(Infinity, ...listScheduledEvents(state, world, 0).map((event) => event.at));

/** Runs all events up to a moment, each at its own time, in order. */
export function runDueEvents(state: ExchangeState, world: World, now: number, commissionPercent: number): void {
  for (;;) {
    const next = listScheduledEvents(state, world, commissionPercent).sort(compareEvents)[0];
    if (next === undefined || next.at > now) break;
    const time = Math.max(next.at, state.time);
    state.time = time;
    next.run(time);
  }
  state.time = Math.max(state.time, now);
}
