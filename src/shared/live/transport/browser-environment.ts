import { FrameBudget, type FrameTurn } from '../react/frame-budget.ts';
import { InputPriority } from '../react/input-priority.ts';

/** What the live feed needs of the page it runs in; a test or a stopped story brings its own. */
export interface PageEnvironment {
  readonly now: () => number;
  readonly isHidden: () => boolean;
  readonly onVisibilityChange: (onChange: () => void) => () => void;
  /** Runs once before the next paint; the result takes it back. */
  readonly requestFrame: (paint: (turn: FrameTurn) => void) => () => void;
}

/** One for all feeds of the window: its listeners stay for as long as the window does. */
let inputPriority: InputPriority | undefined;
let frameBudget: FrameBudget | undefined;

/** Calls back once the frame under way has been drawn: a message posted within it arrives then; a timer could come a good deal later. */
function createAfterFrame(): (then: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let pending: (() => void)[] = [];
  port1.onmessage = () => {
    const callbacks = pending;
    pending = [];
    for (const then of callbacks) then();
  };
  return (then) => {
    pending.push(then);
    port2.postMessage(null);
  };
}

/** The browser's page. A hidden document runs no animation frames, so callers ask `hidden` first. */
export function createBrowserEnvironment(): PageEnvironment {
  return {
    now: () => performance.now(),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibilityChange(onChange) {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    requestFrame(paint) {
      const priority = (inputPriority ??= new InputPriority(window));
      const budget = (frameBudget ??= new FrameBudget(() => performance.now(), createAfterFrame()));
      const run = (): void => {
        if (priority.isPending || budget.isResting) handle = requestAnimationFrame(run);
        else paint(budget.begin());
      };
      let handle = requestAnimationFrame(run);
      return () => cancelAnimationFrame(handle);
    },
  };
}
