/** Milliseconds that a press may delay prices. A longer touch or a scroll does not. */
const MAX_PRESS_MS = 150;

/**
 * Tells whether prices wait for a press, or for the frame that shows the result of a press or key.
 *
 * Drawing many prices takes most of a slow phone's time, and input that queues behind them feels dead. A press acts on
 * the prices on screen anyway.
 */
export class InputPriority {
  #pressEndsAt = -Infinity;
  #isDrawingResult = false;

  constructor(target: Pick<Window, 'addEventListener'>) {
    const listen = <K extends 'pointerdown' | 'pointercancel' | 'click' | 'keydown'>(
      type: K,
      handler: (event: WindowEventMap[K]) => void,
    ): void => target.addEventListener(type, handler, { capture: true, passive: true });
    listen('pointerdown', () => void (this.#pressEndsAt = performance.now() + MAX_PRESS_MS));
    listen('pointercancel', () => void (this.#pressEndsAt = -Infinity));
    listen('click', this.#awaitResult);
    // A key that is held down would delay every frame of prices.
    listen('keydown', ({ repeat }) => repeat || this.#awaitResult());
  }

  get isPending(): boolean {
    return this.#isDrawingResult || performance.now() < this.#pressEndsAt;
  }

  readonly #awaitResult = (): void => {
    this.#pressEndsAt = -Infinity;
    if (this.#isDrawingResult) return;
    this.#isDrawingResult = true;
    // A timer set within a frame runs after the frame with the result is drawn.
    requestAnimationFrame(() => setTimeout(() => void (this.#isDrawingResult = false)));
  };
}
