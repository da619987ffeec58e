import type { CommandClock } from '../command-config.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Runs all pending promise callbacks. */
export const flushPromises = async (): Promise<void> => {
  for (let index = 0; index < 12; index++) await Promise.resolve();
};

/** A clock that the test moves. */
export interface VirtualTime extends CommandClock {
  /** Advances the clock by this many milliseconds and runs the timers that are due. */
  pass(ms: number): Promise<void>;
}

export function createVirtualTime(startAt = 0): VirtualTime {
  let now = startAt;
  let timers: Timer[] = [];
  return {
    now: () => now,
    schedule(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    async pass(ms) {
      const until = now + ms;
      await flushPromises();
      for (;;) {
        const [dueTimer] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (dueTimer === undefined) break;
        timers = timers.filter((timer) => timer !== dueTimer);
        now = Math.max(now, dueTimer.at);
        dueTimer.callback();
        await flushPromises();
      }
      now = until;
    },
  };
}
