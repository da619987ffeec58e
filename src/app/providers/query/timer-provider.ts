import type { TimeoutProvider } from '@tanstack/react-query';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';

/** TanStack Query identifies a timer by a number, or by an object that converts to one. */
class RefetchTimer {
  readonly stop: () => void;

  constructor(callback: () => void, intervalMs: number) {
    this.stop = startVisibleInterval(callback, intervalMs);
  }

  [Symbol.toPrimitive](): number {
    return Number.NaN;
  }
}

type Timer = RefetchTimer | ReturnType<typeof setTimeout>;

/**
 * The timers of TanStack Query, whose only intervals are those of `refetchInterval`. Its own ones run on a hidden page
 * too, where they request nothing.
 */
export const timerProvider: TimeoutProvider<Timer> = {
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout(timer) {
    if (!(timer instanceof RefetchTimer)) clearTimeout(timer);
  },
  setInterval: (callback, delay) => new RefetchTimer(callback, delay),
  clearInterval(timer) {
    if (timer instanceof RefetchTimer) timer.stop();
  },
};
