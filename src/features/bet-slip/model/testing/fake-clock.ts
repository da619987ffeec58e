interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Lets everything happen that waits for nothing but its turn. */
export const flushMicrotasks = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** A clock that the test moves, and what waits for it. */
export interface FakeClock {
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
  /** Lets so many seconds pass, and everything that waits for them happen. */
  readonly passSeconds: (seconds: number) => Promise<void>;
}

export function createFakeClock(startAt: number): FakeClock {
  let now = startAt;
  let timers: Timer[] = [];
  return {
    now: () => now,
    schedule: (ms, callback) => {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    async passSeconds(seconds) {
      const until = now + seconds * 1000;
      await flushMicrotasks();
      for (;;) {
        const nextTimer = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (nextTimer === undefined) break;
        timers = timers.filter((timer) => timer !== nextTimer);
        now = Math.max(now, nextTimer.at);
        nextTimer.callback();
        await flushMicrotasks();
      }
      now = until;
    },
  };
}

/** Bets whose end is not known, kept in a map that the test may look into. */
export const createPendingStore = <Item extends { readonly reference: string }>(entries: Map<string, Item>) => ({
  load: () => [...entries.values()],
  save: (intent: Item) => void entries.set(intent.reference, intent),
  remove: (reference: string) => void entries.delete(reference),
});
