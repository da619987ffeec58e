import type { PlayTime } from '#shared/storage/play-time.ts';

const MINUTE_MS = 60_000;
/** Where the bettor has chosen nothing. */
export const DEFAULT_CHECK_MINUTES = 60;
/** What can be chosen, in minutes. */
export const CHECK_INTERVALS = [15, 30, 60, 120, 'off'] as const;
export type CheckInterval = (typeof CHECK_INTERVALS)[number];

export interface SessionTimerState {
  /** Null while nobody is signed in. */
  readonly time: PlayTime | null;
  /** Minutes between two looks at the time. */
  readonly interval: number | 'off';
}

export interface SessionTimerPorts {
  readTime(): PlayTime | null;
  writeTime(time: PlayTime): void;
  readInterval(): number | 'off' | null;
  writeInterval(interval: number | 'off'): void;
  onChange(listener: () => void): () => void;
  now(): number;
}

/** When the next look at the time is due, in milliseconds; null where none was asked for. */
export const getNextCheckAt = ({ time, interval }: SessionTimerState): number | null =>
  time === null || interval === 'off' ? null : time.checkedAt + interval * MINUTE_MS;

/** A clock that was set back must not show a time below 0. */
export const getElapsedMs = (since: number, now: number): number => Math.max(0, now - since);

/** Session time and reality check of this browser's bettor, over all its tabs. */
export function createSessionTimer(ports: SessionTimerPorts) {
  const read = (): SessionTimerState => ({
    time: ports.readTime(),
    interval: ports.readInterval() ?? DEFAULT_CHECK_MINUTES,
  });
  let state = read();
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  const refresh = () => {
    state = read();
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      stop ??= ports.onChange(refresh);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    /** The signed-in pages are on screen: a session that is new begins to count, one that is known goes on. */
    start() {
      const storedTime = ports.readTime();
      if (storedTime === null) ports.writeTime({ since: ports.now(), checkedAt: ports.now() });
      refresh();
    },
    /** The bettor has seen the time and goes on. */
    acknowledge() {
      const { time } = state;
      if (time !== null) ports.writeTime({ ...time, checkedAt: ports.now() });
      refresh();
    },
    /** The next look is counted from now. */
    setCheckInterval(interval: number | 'off') {
      ports.writeInterval(interval);
      this.acknowledge();
    },
  };
}
