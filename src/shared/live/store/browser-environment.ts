import { FrameBudget, type FrameTurn } from './frame-budget.ts';
import { InputPriority } from './input-priority.ts';

/** The page's functions that the live feed uses. Tests and paused stories pass their own. */
export interface PageEnvironment {
  readonly now: () => number;
  /** Milliseconds since 1970. It runs on while the device sleeps, when `now` may stand still. Missing: never sleeps. */
  readonly readWallTime?: () => number;
  readonly isHidden: () => boolean;
  readonly onVisibilityChange: (onChange: () => void) => () => void;
  /** Runs once before the next paint. The returned function cancels it. */
  readonly requestFrame: (paint: (turn: FrameTurn) => void) => () => void;
}

/** Shared by all feeds of the window: its listeners stay as long as the window. */
let inputPriority: InputPriority | undefined;
let frameBudget: FrameBudget | undefined;

/**
 * Calls back after the current frame is drawn. A message posted within the frame arrives then, a timer could come much
 * later.
 */
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

/**
 * Creates the environment of the browser's page. A hidden document runs no animation frames, so callers check `hidden`
 * first.
 */
export function createBrowserEnvironment(): PageEnvironment {
  return {
    now: () => performance.now(),
    readWallTime: () => Date.now(),
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
