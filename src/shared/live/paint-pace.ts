/** A machine that draws a frame in this time keeps up; a rest would only make the next frame longer, because more has changed by then. */
const EASY_MS = 25;
/** However long a frame took (a machine that slept, a page in the debugger), prices wait no longer than this. */
const LONGEST_REST_MS = 100;
/** How long a frame may take: what is pressed or typed meanwhile waits for its end. */
const LONG_MS = 20;
/** Fewer prices than this cost less than the frame they are drawn in. */
const FEWEST = 18;

/** Of frames that are no burden. */
const ASKED_EVERY = 4;

/** One frame's turn to draw prices. */
export interface Turn {
  /** How many prices on screen it may change; the rest comes with the next. */
  readonly most: number;
  /** What came of it: how many it changed, and whether some wait. */
  drew(prices: number, someWait: boolean): void;
}

/**
 * How often prices are drawn, and how many at a time. After a long frame they rest for half as long as it took: a third of a busy phone's time is
 * left for who presses, types and scrolls, and the prices it draws are fewer, not older, because a frame draws the latest and without a rest frames
 * would queue behind each other. Where so many change that a frame would take longer than 20 ms, it draws as many as it has time for.
 */
export class PaintPace {
  #rest = -Infinity;
  #most = Infinity;
  /** So many prices are no burden, by the frame last asked about; -1 where it was one. */
  #easyWith = -1;
  #unasked = 0;
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

  /**
   * Within a frame, before it draws prices: what it costs, layout and painting included, is known once it has been drawn. To ask for that costs
   * as much as to draw ten prices: where a frame took half the time there is, of those that draw up to twice as much only every fourth is asked about.
   */
  begin(): Turn {
    const began = this.#now();
    return {
      most: this.#most,
      drew: (prices, someWait) => {
        this.#unasked += 1;
        if (!someWait && prices <= this.#easyWith && this.#unasked < ASKED_EVERY) return;
        this.#unasked = 0;
        this.#afterFrame(() => {
          const ended = this.#now();
          const took = ended - began;
          if (took > EASY_MS || someWait) this.#rest = ended + Math.min(took / 2, LONGEST_REST_MS);
          this.#easyWith = took <= LONG_MS / 2 ? 2 * prices : -1;
          this.#learn(took, prices, someWait);
        });
      },
    };
  }

  #learn(took: number, prices: number, someWait: boolean): void {
    // A limit that was not needed is raised: what had made one frame long (a collection of garbage, another page) may have passed.
    if (took <= LONG_MS && !someWait) this.#most *= 2;
    else if (prices > 0) this.#most = Math.max(FEWEST, Math.min(2 * this.#most, Math.floor((prices * LONG_MS) / Math.max(1, took))));
  }
}
