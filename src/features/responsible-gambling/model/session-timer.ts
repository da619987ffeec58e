import { MINUTE_MS } from '#shared/format/durations.ts';
import type { PlayTime } from './play-time-storage.ts';

/** The interval while the bettor has not set one. */
export const DEFAULT_CHECK_MINUTES = 60;
/** The intervals to choose from, in minutes. */
export const CHECK_INTERVALS = [15, 30, 60, 120, 'off'] as const;
export type CheckInterval = (typeof CHECK_INTERVALS)[number];

export interface SessionTimerState {
  /** Null while the user is signed out. */
  readonly time: PlayTime | null;
  /** Minutes between two reality checks. */
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

/** Time of the next reality check in milliseconds since 1970; null when there is none. */
export const getNextCheckAt = ({ time, interval }: SessionTimerState): number | null =>
  time === null || interval === 'off' ? null : time.checkedAt + interval * MINUTE_MS;

/** Elapsed time in milliseconds. At least 0, also when the clock was set back. */
export const getElapsedMs = (since: number, now: number): number => Math.max(0, now - since);

/** Creates the session timer and reality check of this browser's bettor, shared by all tabs. */
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
    /** Starts the time of a new session, or continues a known one. */
    start() {
      const storedTime = ports.readTime();
      if (storedTime === null) ports.writeTime({ since: ports.now(), checkedAt: ports.now() });
      refresh();
    },
    /** Records that the bettor saw the check and continues. */
    acknowledge() {
      const { time } = state;
      if (time !== null) ports.writeTime({ ...time, checkedAt: ports.now() });
      refresh();
    },
    /** Changes the interval, which restarts now. */
    setCheckInterval(interval: number | 'off') {
      ports.writeInterval(interval);
      this.acknowledge();
    },
  };
}
