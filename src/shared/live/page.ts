import { PressFirst } from './press-first.ts';

/** What the live feed needs of the page it runs in; a test or a stopped story brings its own. */
export interface Page {
  readonly now: () => number;
  readonly hidden: () => boolean;
  readonly onVisibility: (changed: () => void) => () => void;
  /** Runs once before the next paint; the result takes it back. */
  readonly frame: (paint: () => void) => () => void;
}

/** One for all feeds of the window: its listeners stay for as long as the window does. */
let presses: PressFirst | undefined;

/** The browser's page. A hidden document runs no animation frames, so callers ask `hidden` first. */
export function browserPage(): Page {
  return {
    now: () => performance.now(),
    hidden: () => document.visibilityState === 'hidden',
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    frame(paint) {
      const first = (presses ??= new PressFirst(window));
      const run = (): void => {
        if (first.waits) handle = requestAnimationFrame(run);
        else paint();
      };
      let handle = requestAnimationFrame(run);
      return () => cancelAnimationFrame(handle);
    },
  };
}
