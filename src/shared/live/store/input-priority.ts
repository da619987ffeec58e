/** Milliseconds that a press may delay prices. A longer touch or a scroll does not. */
const MAX_PRESS_MS = 150;

/**
 * Tells whether prices wait for a press or for the frame that shows its result.
 *
 * Drawing many prices takes most of a slow phone's time, and a press that queues behind them feels dead. The press acts
 * on the prices on screen anyway.
 */
export class InputPriority {
  #pressEndsAt = -Infinity;
  #isDrawingResult = false;

  constructor(target: Pick<Window, 'addEventListener'>) {
    const listen = (type: 'pointerdown' | 'pointercancel' | 'click', handler: () => void): void =>
      target.addEventListener(type, handler, { capture: true, passive: true });
    listen('pointerdown', () => void (this.#pressEndsAt = performance.now() + MAX_PRESS_MS));
    listen('pointercancel', () => void (this.#pressEndsAt = -Infinity));
    listen('click', this.#clicked);
  }

  get isPending(): boolean {
    return this.#isDrawingResult || performance.now() < this.#pressEndsAt;
  }

  readonly #clicked = (): void => {
    this.#pressEndsAt = -Infinity;
    if (this.#isDrawingResult) return;
    this.#isDrawingResult = true;
    // A timer set within a frame runs after the frame with the press's result is drawn.
    requestAnimationFrame(() => setTimeout(() => void (this.#isDrawingResult = false)));
  };
}
