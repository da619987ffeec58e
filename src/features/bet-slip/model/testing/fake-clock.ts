import { createVirtualTime, flushPromises } from '#shared/commands/testing/virtual-time.ts';

/** Runs all pending microtasks. */
export const flushMicrotasks = flushPromises;

/** A clock that the test moves, with its timers. */
export interface FakeClock {
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
  /** Moves the clock by a number of seconds and runs the timers that are due. */
  readonly passSeconds: (seconds: number) => Promise<void>;
}

export function createFakeClock(startAt: number): FakeClock {
  const { now, schedule, pass } = createVirtualTime(startAt);
  return { now, schedule, passSeconds: (seconds) => pass(seconds * 1000) };
}

/** Stores bets without an outcome in a map that the test may read. */
export const createPendingStore = <Item extends { readonly reference: string }>(entries: Map<string, Item>) => ({
  load: () => [...entries.values()],
  save: (intent: Item) => void entries.set(intent.reference, intent),
  remove: (reference: string) => void entries.delete(reference),
});
