/** Number of frames, and delays of messages in milliseconds. */
export interface FramePace {
  readonly frames: readonly number[];
  /** Number of frames that drew prices. */
  readonly paints: number;
  /** Delays from sending to handling, in milliseconds. */
  readonly handled: readonly number[];
  /** Delays from sending to the end of the frame that shows the message, in milliseconds. */
  readonly displayedMs: readonly number[];
}

/** Records the page's frames from `start` on, with one callback per frame. */
export class PaceWatch {
  #frames: number[] = [];
  #paints = 0;
  #handled: number[] = [];
  #displayedMs: number[] = [];
  #waiting: number[] = [];
  #running = false;
  readonly #everyFrame: boolean;

  /** `everyFrame`: the grid draws with every frame and never calls `painted`. */
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

  recordHandled(sentAt: number): void {
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
    if (this.#everyFrame) this.recordPaint();
    if (this.#running) requestAnimationFrame(this.#frame);
  };

  /** Call it in a frame that draws all waiting prices. */
  recordPaint(): void {
    if (!this.#running || this.#waiting.length === 0) return;
    this.#paints += 1;
    const waiting = this.#waiting;
    this.#waiting = [];
    // A task queued in a frame runs after the browser has drawn it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.timeOrigin + performance.now();
      this.#displayedMs.push(...waiting.map((sentAt) => now - sentAt));
      port1.close();
    };
    port2.postMessage(null);
  }
}
