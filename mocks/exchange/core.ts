import { findNextEventTime, runDueEvents } from './betting/scheduler.ts';
import type { Clock } from './clock.ts';
import { copyState } from './state/copy-state.ts';
import { createInitialState } from './state/initial-state.ts';
import type { Journal } from './state/journal.ts';
import { type ExchangeState, isSavedState, type OrderRecord } from './state/state.ts';
import type { Store } from './state/store.ts';
import type { World } from './world/world.ts';

export interface CoreOptions {
  readonly seed: number;
  readonly clock: Clock;
  readonly world: World;
  readonly store: Store | null;
  /** Saves every change before it is visible. Takes the place of a store. */
  readonly journal?: Journal | null;
  readonly commissionPercent: number;
  /** Clock of sessions and one-time passwords, which the app compares with its own clock. */
  readonly wallClock: () => number;
}

/** Owns the state and the only way to change it. */
export interface Core extends Pick<CoreOptions, 'seed' | 'clock' | 'world' | 'commissionPercent' | 'wallClock'> {
  /** Returns the state after all due events. For reading only. */
  read(): ExchangeState;
  /**
   * Changes the state. Without a store, the change happens before the promise is returned. With a journal, it is also
   * saved by then. A change that throws, or that the journal cannot save, leaves no trace.
   */
  changeState<T>(change: (state: ExchangeState, now: number) => T): Promise<T>;
  /** Resolves when the order is decided. */
  waitForDecision(orderId: string): Promise<OrderRecord>;
  waitUntilRead(): Promise<void>;
  waitUntilSaved(): Promise<void>;
  reset(): Promise<void>;
  dispose(): void;
}

const NEVER_SAVED = -1;

/** Outcome of an order that was held when the exchange was reset. */
const createLostOrder = (orderId: string): OrderRecord => ({
  orderId,
  userId: '',
  reference: null,
  at: 0,
  dueAt: 0,
  legs: [],
  state: 'refused',
  message: 'Market is locked!',
});

export function createCore(options: CoreOptions): Core {
  const { seed, clock, world, store, journal = null, commissionPercent, wallClock } = options;
  let state = readJournal() ?? createInitialState(seed, clock.now());
  let version = 0;
  let dueAt = Infinity;
  let cancelTimer = () => {};
  let pending: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, ((order: OrderRecord) => void)[]>();

  function readJournal(): ExchangeState | null {
    const saved = journal?.load() ?? null;
    if (saved !== null && !isSavedState(saved, seed)) throw new Error(`The journal's exchange has no seed ${seed}.`);
    return saved;
  }

  /** Runs a change and saves it. When either fails, returns to the state before it, of which a journal has a copy. */
  function runAtomically<T>(change: () => T): T {
    const before = journal === null ? copyState(state) : null;
    try {
      const result = change();
      journal?.save(state);
      return result;
    } catch (error) {
      state = before ?? readJournal() ?? createInitialState(seed, clock.now());
      scheduleNext();
      throw error;
    }
  }

  function resolveDecided() {
    for (const [orderId, resolvers] of waiting) {
      const order = state.orders.find((each) => each.orderId === orderId);
      // The exchange was reset while the bet was held.
      if (order?.state === 'held') continue;
      waiting.delete(orderId);
      for (const each of resolvers) each(order ?? createLostOrder(orderId));
    }
  }

  function scheduleNext() {
    dueAt = findNextEventTime(state, world);
    cancelTimer();
    cancelTimer = Number.isFinite(dueAt) ? clock.scheduleAt(dueAt, handleDue) : () => {};
  }

  /** Due events are a function of state and time, so every tab computes the same result. */
  function runOverdue(): boolean {
    const now = clock.now();
    if (now < dueAt) {
      state.time = Math.max(state.time, now);
      return false;
    }
    runDueEvents(state, world, now, commissionPercent);
    scheduleNext();
    return true;
  }

  function handleDue() {
    if (!runAtomically(runOverdue)) return;
    // With a store, an outcome is final only when it is saved: another tab may have been first.
    if (store === null) resolveDecided();
    else void changeState(() => undefined);
  }

  async function refresh(from: Store) {
    if ((await from.version()) === version) return;
    const snapshot = await from.load();
    version = snapshot?.version ?? 0;
    state =
      snapshot !== null && isSavedState(snapshot.state, seed) ? snapshot.state : createInitialState(seed, clock.now());
    dueAt = -Infinity;
    // Another tab may have advanced its clock. Time never runs back.
    if (state.time > clock.now()) clock.jumpTo(state.time);
    runAtomically(runOverdue);
  }

  async function changeState<T>(change: (state: ExchangeState, now: number) => T): Promise<T> {
    const apply = () => {
      runOverdue();
      const result = change(state, clock.now());
      scheduleNext();
      return result;
    };
    if (store === null) {
      const result = runAtomically(apply);
      resolveDecided();
      return result;
    }
    const work = store.exclusive(async () => {
      for (;;) {
        await refresh(store);
        const result = runAtomically(apply);
        if (await store.save({ version: version + 1, state })) {
          version += 1;
          resolveDecided();
          return result;
        }
        // Another tab wrote in between: repeat the change on its state.
        version = NEVER_SAVED;
      }
    });
    pending = Promise.allSettled([pending, work]);
    return work;
  }

  if (journal !== null) {
    // Time never runs back, also when the machine's clock does.
    if (state.time > clock.now()) clock.jumpTo(state.time);
    runAtomically(scheduleNext);
  }
  const firstRead = store === null ? Promise.resolve() : store.exclusive(() => refresh(store));
  const unwatch = store?.watch(() => void store.exclusive(() => refresh(store))) ?? (() => {});

  return {
    seed,
    clock,
    world,
    commissionPercent,
    wallClock,
    changeState,
    read() {
      if (clock.now() >= dueAt) handleDue();
      return state;
    },
    waitForDecision(orderId) {
      return new Promise((resolve) => {
        waiting.set(orderId, [...(waiting.get(orderId) ?? []), resolve]);
        resolveDecided();
      });
    },
    waitUntilRead: () => firstRead,
    async waitUntilSaved() {
      await firstRead;
      await pending;
    },
    async reset() {
      await changeState(() => {
        state = createInitialState(seed, clock.now());
      });
    },
    dispose() {
      cancelTimer();
      unwatch();
      store?.close();
      journal?.close();
    },
  };
}
