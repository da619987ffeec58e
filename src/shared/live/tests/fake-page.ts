import type { Page } from '../page.ts';

export interface FakePage extends Page {
  /** Runs the frames asked for so far and says how many there were. */
  paint(): number;
  hide(hidden: boolean): void;
}

/** A page whose frames come when the test says so. Its clock is `performance.now`, which fake timers move. */
export function fakePage(): FakePage {
  let frames: (() => void)[] = [];
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
    paint() {
      const due = frames;
      frames = [];
      for (const paint of due) paint();
      return due.length;
    },
    hide(hidden) {
      isHidden = hidden;
      for (const listener of [...listeners]) listener();
    },
  };
}
