import { PaintPace, type Turn } from './paint-pace.ts';
import { PressFirst } from './press-first.ts';

/** What the live feed needs of the page it runs in; a test or a stopped story brings its own. */
export interface Page {
  readonly now: () => number;
  readonly hidden: () => boolean;
  readonly onVisibility: (changed: () => void) => () => void;
  /** Runs once before the next paint; the result takes it back. */
  readonly frame: (paint: (turn: Turn) => void) => () => void;
}

/** One for all feeds of the window: its listeners stay for as long as the window does. */
let presses: PressFirst | undefined;
let paces: PaintPace | undefined;

/** Calls back once the frame under way has been drawn: a message posted within it arrives then; a timer could come a good deal later. */
function frameEnds(): (then: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void)[] = [];
  port1.onmessage = () => {
    const told = waiting;
    waiting = [];
    for (const then of told) then();
  };
  return (then) => {
    waiting.push(then);
    port2.postMessage(null);
  };
}

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
      const pace = (paces ??= new PaintPace(() => performance.now(), frameEnds()));
      const run = (): void => {
        if (first.waits || pace.rests) handle = requestAnimationFrame(run);
        else paint(pace.begin());
      };
      let handle = requestAnimationFrame(run);
      return () => cancelAnimationFrame(handle);
    },
  };
}
