/** A machine that draws a frame in this time keeps up; a rest would only make the next frame longer, because more has changed by then. */
const EASY_FRAME_MS = 25;
/** However long a frame took (a machine that slept, a page in the debugger), prices wait no longer than this. */
const MAX_REST_MS = 100;
/** How long a frame may take: what is pressed or typed meanwhile waits for its end. */
const FRAME_LIMIT_MS = 20;
/** Fewer prices than this cost less than the frame they are drawn in. */
const MIN_PRICES = 18;

/** Of frames that are no burden. */
const MEASURE_EVERY = 4;

/** One frame's turn to draw prices. */
export interface FrameTurn {
  /** How many prices on screen it may change; the rest comes with the next. */
  readonly limit: number;
  /** What came of it: how many it changed, and whether some wait. */
  reportDrawn(prices: number, hasMore: boolean): void;
}

/**
 * How often prices are drawn, and how many at a time. After a long frame they rest for half as long as it took: a third of a busy phone's time is
 * left for who presses, types and scrolls, and the prices it draws are fewer, not older, because a frame draws the latest and without a rest frames
 * would queue behind each other. Where so many change that a frame would take longer than 20 ms, it draws as many as it has time for.
 */
export class FrameBudget {
  #restUntil = -Infinity;
  #limit = Infinity;
  /** So many prices are no burden, by the frame last asked about; -1 where it was one. */
  #easyWith = -1;
  #unmeasured = 0;
  readonly #now: () => number;
  readonly #afterFrame: (then: () => void) => void;

  /** `afterFrame` calls back once the frame under way has been drawn. Times in milliseconds of one clock. */
  constructor(now: () => number, afterFrame: (then: () => void) => void) {
    this.#now = now;
    this.#afterFrame = afterFrame;
  }

  get isResting(): boolean {
    return this.#now() < this.#restUntil;
  }

  /**
   * Within a frame, before it draws prices: what it costs, layout and painting included, is known once it has been drawn. To ask for that costs
   * as much as to draw ten prices: where a frame took half the time there is, of those that draw up to twice as much only every fourth is asked about.
   */
  begin(): FrameTurn {
    const startedAt = this.#now();
    return {
      limit: this.#limit,
      reportDrawn: (prices, hasMore) => {
        this.#unmeasured += 1;
        if (!hasMore && prices <= this.#easyWith && this.#unmeasured < MEASURE_EVERY) return;
        this.#unmeasured = 0;
        this.#afterFrame(() => {
          const endedAt = this.#now();
          const durationMs = endedAt - startedAt;
          if (durationMs > EASY_FRAME_MS || hasMore) this.#restUntil = endedAt + Math.min(durationMs / 2, MAX_REST_MS);
          this.#easyWith = durationMs <= FRAME_LIMIT_MS / 2 ? 2 * prices : -1;
          this.#adjustLimit(durationMs, prices, hasMore);
        });
      },
    };
  }

  #adjustLimit(durationMs: number, prices: number, hasMore: boolean): void {
    // A limit that was not needed is raised: what had made one frame long (a collection of garbage, another page) may have passed.
    if (durationMs <= FRAME_LIMIT_MS && !hasMore) this.#limit *= 2;
    else if (prices > 0)
      this.#limit = Math.max(
        MIN_PRICES,
        Math.min(2 * this.#limit, Math.floor((prices * FRAME_LIMIT_MS) / Math.max(1, durationMs))),
      );
  }
}
