/** A press lasts about a tenth of a second; a finger that rests longer, or scrolls, holds nothing up. */
const MAX_PRESS_MS = 150;

/**
 * Whether prices wait, because a press is under way or its answer has not been drawn yet. Where many prices move, drawing them takes
 * most of a slow phone's time, and a press that queues behind them feels dead. What is pressed is what was on screen in any case.
 */
export class InputPriority {
  #pressEndsAt = -Infinity;
  #answering = false;

  constructor(target: Pick<Window, 'addEventListener'>) {
    const listen = (type: 'pointerdown' | 'pointercancel' | 'click', handler: () => void): void =>
      target.addEventListener(type, handler, { capture: true, passive: true });
    listen('pointerdown', () => void (this.#pressEndsAt = performance.now() + MAX_PRESS_MS));
    listen('pointercancel', () => void (this.#pressEndsAt = -Infinity));
    listen('click', this.#clicked);
  }

  get isPending(): boolean {
    return this.#answering || performance.now() < this.#pressEndsAt;
  }

  readonly #clicked = (): void => {
    this.#pressEndsAt = -Infinity;
    if (this.#answering) return;
    this.#answering = true;
    // A timer set within a frame runs once that frame, with what the press brought about, has been drawn.
    requestAnimationFrame(() => setTimeout(() => void (this.#answering = false)));
  };
}
