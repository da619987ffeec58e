/** A machine that draws a frame within this time keeps up. A pause would only make the next frame longer. */
const EASY_FRAME_MS = 25;
/** Longest wait for prices in milliseconds, even after a very long frame (sleep mode, debugger). */
const MAX_REST_MS = 100;
/** Longest frame in milliseconds. Input during a frame waits for its end. */
const FRAME_LIMIT_MS = 20;
/** Fewer prices than this cost less than the frame that draws them. */
const MIN_PRICES = 18;

/** One in this many cheap frames is measured. */
const MEASURE_EVERY = 4;

/** One frame in which prices may be drawn. */
export interface FrameTurn {
  /** Greatest number of prices that this frame may change. The next frame draws the rest. */
  readonly limit: number;
  /** Reports how many prices the frame changed, and whether some wait. */
  reportDrawn(prices: number, hasMore: boolean): void;
}

/**
 * Decides how often prices are drawn, and how many at a time.
 *
 * After a long frame drawing pauses for half its duration, so a busy phone keeps a third of its time for input and
 * scrolling. It draws fewer prices, not older ones: each frame draws the latest. A frame that would take longer than 20
 * ms draws only as many prices as fit.
 */
export class FrameBudget {
  #restUntil = -Infinity;
  #limit = Infinity;
  /** Number of prices that is cheap according to the last measured frame, -1 when that frame was long. */
  #easyWith = -1;
  #unmeasured = 0;
  readonly #now: () => number;
  readonly #afterFrame: (then: () => void) => void;

  /** `afterFrame` calls back after the current frame is drawn. Times are milliseconds of one clock. */
  constructor(now: () => number, afterFrame: (then: () => void) => void) {
    this.#now = now;
    this.#afterFrame = afterFrame;
  }

  get isResting(): boolean {
    return this.#now() < this.#restUntil;
  }

  /**
   * Called within a frame before it draws prices. The cost, with layout and painting, is known after the frame.
   *
   * Measuring costs as much as drawing ten prices. After a frame that took half the available time, only every fourth
   * frame with up to twice as many prices is measured.
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
    // Raises an unneeded limit: the cause of one long frame (a garbage collection, another page) may have passed.
    if (durationMs <= FRAME_LIMIT_MS && !hasMore) this.#limit *= 2;
    else if (prices > 0)
      this.#limit = Math.max(
        MIN_PRICES,
        Math.min(2 * this.#limit, Math.floor((prices * FRAME_LIMIT_MS) / Math.max(1, durationMs))),
      );
  }
}
