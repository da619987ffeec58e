/** A machine that draws a frame in this time keeps up; a rest would only make the next frame longer, because more has changed by then. */
const EASY_MS = 25;
/** However long a frame took (a machine that slept, a page in the debugger), prices wait no longer than this. */
const LONGEST_REST_MS = 100;

/**
 * How often prices are drawn: after a long frame that drew some they rest for half as long as it took. A third of a busy phone's time is left for
 * who presses, types and scrolls, and the prices it draws are fewer, not older: a frame draws the latest, and without a rest frames would queue
 * behind each other.
 */
export class PaintPace {
  #rest = -Infinity;
  readonly #now: () => number;
  readonly #afterFrame: (then: () => void) => void;

  /** `afterFrame` calls back once the frame under way has been drawn. Times in milliseconds of one clock. */
  constructor(now: () => number, afterFrame: (then: () => void) => void) {
    this.#now = now;
    this.#afterFrame = afterFrame;
  }

  get rests(): boolean {
    return this.#now() < this.#rest;
  }

  /** Within a frame, before it draws prices: what it costs, layout and painting included, is known once it has been drawn. */
  begin(): void {
    const began = this.#now();
    this.#afterFrame(() => {
      const ended = this.#now();
      const took = ended - began;
      if (took > EASY_MS) this.#rest = ended + Math.min(took / 2, LONGEST_REST_MS);
    });
  }
}
