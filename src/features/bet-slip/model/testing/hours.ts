interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Lets everything happen that waits for nothing but its turn. */
export const settle = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** A clock that the test moves, and what waits for it. */
export interface Hours {
  readonly now: () => number;
  readonly later: (ms: number, callback: () => void) => () => void;
  /** Lets so many seconds pass, and everything that waits for them happen. */
  readonly pass: (seconds: number) => Promise<void>;
}

export function createHours(startAt: number): Hours {
  let now = startAt;
  let timers: Timer[] = [];
  return {
    now: () => now,
    later: (ms, callback) => {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    async pass(seconds) {
      const until = now + seconds * 1000;
      await settle();
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.callback();
        await settle();
      }
      now = until;
    },
  };
}

/** Bets whose end is not known, kept in a map that the test may look into. */
export const keptIn = <Intent extends { readonly reference: string }>(kept: Map<string, Intent>) => ({
  load: () => [...kept.values()],
  keep: (intent: Intent) => void kept.set(intent.reference, intent),
  drop: (reference: string) => void kept.delete(reference),
});
