import type { Page } from '../page.ts';
import type { Turn } from '../paint-pace.ts';

export interface FakePage extends Page {
  /** Runs the frames asked for so far, each with a turn for `most` prices, and says how many there were. */
  paint(most?: number): number;
  hide(hidden: boolean): void;
}

/** A page whose frames come when the test says so. Its clock is `performance.now`, which fake timers move. */
export function fakePage(): FakePage {
  let frames: ((turn: Turn) => void)[] = [];
  let isHidden = false;
  const listeners = new Set<() => void>();
  return {
    now: () => performance.now(),
    hidden: () => isHidden,
    onVisibility(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    frame(paint) {
      frames.push(paint);
      return () => void (frames = frames.filter((waiting) => waiting !== paint));
    },
    paint(most = Infinity) {
      const due = frames;
      frames = [];
      for (const paint of due) paint({ most, drew: () => undefined });
      return due.length;
    },
    hide(hidden) {
      isHidden = hidden;
      for (const listener of [...listeners]) listener();
    },
  };
}
