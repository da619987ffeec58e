/** Frames of the page, and how long messages waited for them, in milliseconds. */
export interface FramePace {
  readonly frames: readonly number[];
  /** Of them, those that drew prices. */
  readonly paints: number;
  /** From being sent to being handled. */
  readonly handled: readonly number[];
  /** From being sent to the end of the frame that shows it. */
  readonly displayedMs: readonly number[];
}

/** Watches the page's frames from `start` on; costs one callback a frame. */
export class PaceWatch {
  #frames: number[] = [];
  #paints = 0;
  #handled: number[] = [];
  #displayedMs: number[] = [];
  #waiting: number[] = [];
  #running = false;
  readonly #everyFrame: boolean;

  /** `everyFrame`: the grid draws with every frame, and does not say when. */
  constructor(everyFrame: boolean) {
    this.#everyFrame = everyFrame;
  }

  start(): void {
    this.#frames = [];
    this.#paints = 0;
    this.#handled = [];
    this.#displayedMs = [];
    if (this.#running) return;
    this.#running = true;
    requestAnimationFrame(this.#frame);
  }

  handled(sentAt: number): void {
    if (!this.#running) return;
    this.#handled.push(performance.timeOrigin + performance.now() - sentAt);
    this.#waiting.push(sentAt);
  }

  stop(): FramePace {
    this.#running = false;
    return { frames: this.#frames, paints: this.#paints, handled: this.#handled, displayedMs: this.#displayedMs };
  }

  readonly #frame = (time: number): void => {
    this.#frames.push(time);
    if (this.#everyFrame) this.painted();
    if (this.#running) requestAnimationFrame(this.#frame);
  };

  /** Within a frame that draws every price there is. */
  painted(): void {
    if (!this.#running || this.#waiting.length === 0) return;
    this.#paints += 1;
    const waiting = this.#waiting;
    this.#waiting = [];
    // A task queued in a frame runs once the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.timeOrigin + performance.now();
      this.#displayedMs.push(...waiting.map((sentAt) => now - sentAt));
      port1.close();
    };
    port2.postMessage(null);
  }
}
