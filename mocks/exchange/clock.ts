/** The exchange's time, in milliseconds since 1970. Stopped, or running at a multiple of real time. */
export interface Clock {
  now(): number;
  readonly mode: 'stopped' | { readonly speed: number };
  /** Starts the clock at a multiple of real time; 1 is real time. */
  run(speed?: number): void;
  stop(): void;
  /** Moves the clock forward by milliseconds and runs every timer on the way, in order of time. */
  advance(ms: number): void;
  /** Moves the clock to a moment like `advance`. Ignores a moment in the past. */
  jumpTo(time: number): void;
  /** Calls `callback` at a time, or at once when it has passed. Returns a function that cancels. */
  scheduleAt(time: number, callback: () => void): () => void;
  /** Drops all timers. */
  dispose(): void;
}

export interface ClockOptions {
  readonly now: number;
  readonly mode?: 'stopped' | { readonly speed: number };
}

interface ClockTimer {
  readonly time: number;
  readonly order: number;
  readonly callback: () => void;
}

// A browser clamps longer waits to a signed 32-bit count of milliseconds.
const LONGEST_WAIT = 2_000_000_000;

/** In `{ speed }` mode the clock follows real time; stopped, it moves only by `advance` and `jumpTo`. */
export function createClock({ now: start, mode: startMode = 'stopped' }: ClockOptions): Clock {
  let timers: ClockTimer[] = [];
  let created = 0;
  let speed = startMode === 'stopped' ? 0 : startMode.speed;
  let base = start;
  let realBase = performance.now();
  // While a timer runs, the clock stands at the timer's moment.
  let frozen: number | null = null;
  let wake: ReturnType<typeof setTimeout> | undefined;

  const readTime = () => (speed === 0 ? base : base + (performance.now() - realBase) * speed);
  const now = () => Math.floor(frozen ?? readTime());
  const rebase = (time: number) => {
    base = time;
    realBase = performance.now();
  };

  function runUntil(time: number) {
    // A timer that moves the clock extends the run of the outer call.
    if (frozen !== null) {
      frozen = Math.max(frozen, time);
      return;
    }
    let reached = time;
    try {
      for (let next = timers[0]; next !== undefined && next.time <= reached; next = timers[0]) {
        timers.shift();
        frozen = Math.max(frozen ?? base, next.time);
        next.callback();
        reached = Math.max(reached, frozen);
      }
    } finally {
      frozen = null;
      if (reached > readTime()) rebase(reached);
    }
  }

  function schedule() {
    clearTimeout(wake);
    wake = undefined;
    const next = timers[0];
    if (next === undefined || speed === 0 || frozen !== null) return;
    const wait = Math.max(0, (next.time - readTime()) / speed);
    wake = setTimeout(
      () => {
        runUntil(readTime());
        schedule();
      },
      Math.min(Math.ceil(wait), LONGEST_WAIT),
    );
  }

  function jumpTo(time: number) {
    if (time < now()) return;
    runUntil(time);
    schedule();
  }

  return {
    now,
    get mode() {
      return speed === 0 ? 'stopped' : { speed };
    },
    run(next = 1) {
      rebase(readTime());
      speed = next;
      schedule();
    },
    stop() {
      rebase(readTime());
      speed = 0;
      schedule();
    },
    advance: (ms) => jumpTo(now() + ms),
    jumpTo,
    scheduleAt(time, callback) {
      const timer: ClockTimer = { time, order: created++, callback };
      const place = timers.findIndex((other) => other.time > time);
      if (place === -1) timers.push(timer);
      else timers.splice(place, 0, timer);
      schedule();
      return () => {
        timers = timers.filter((other) => other !== timer);
        schedule();
      };
    },
    dispose() {
      timers = [];
      clearTimeout(wake);
    },
  };
}
