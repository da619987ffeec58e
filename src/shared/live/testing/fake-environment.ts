import type { PageEnvironment } from '../store/browser-environment.ts';
import type { FrameTurn } from '../store/frame-budget.ts';

export interface FakeEnvironment extends PageEnvironment {
  /** Runs the requested frames, each with a limit of `most` prices, and returns their number. */
  paint(most?: number): number;
  setHidden(hidden: boolean): void;
}

/** A page whose frames the test runs. Its clock is `performance.now`, which fake timers move. */
export function createFakeEnvironment(): FakeEnvironment {
  let frames: ((turn: FrameTurn) => void)[] = [];
  let isHidden = false;
  const listeners = new Set<() => void>();
  return {
    now: () => performance.now(),
    isHidden: () => isHidden,
    onVisibilityChange(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    requestFrame(paint) {
      frames.push(paint);
      return () => void (frames = frames.filter((waiting) => waiting !== paint));
    },
    paint(most = Infinity) {
      const frameCallbacks = frames;
      frames = [];
      for (const paint of frameCallbacks) paint({ limit: most, reportDrawn: () => undefined });
      return frameCallbacks.length;
    },
    setHidden(hidden) {
      isHidden = hidden;
      for (const listener of [...listeners]) listener();
    },
  };
}
