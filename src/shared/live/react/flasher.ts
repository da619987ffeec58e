export type Movement = 'up' | 'down';

/** Duration of the mark on a changed price, in milliseconds. */
export const FLASH_MS = 400;

/**
 * Marks changed prices with an attribute, outside React and without a CSS animation. Animations on hundreds of cells
 * cost seven times the rest of the price change (docs/performance.md).
 *
 * The next data flush after 400 ms removes the marks. A timer removes them when no flush comes.
 */
export class Flasher {
  readonly #marked = new Map<HTMLElement, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweptAt = -Infinity;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  mark(element: HTMLElement, movement: Movement): void {
    // Deleted first, so the map stays in order of time and a sweep can stop early.
    this.#marked.delete(element);
    this.#marked.set(element, this.#now());
    element.setAttribute('data-movement', movement);
    this.#timer ??= setTimeout(this.#sweepLate, FLASH_MS + 100);
  }

  sweep(now: number): void {
    this.#sweptAt = now;
    for (const [element, since] of this.#marked) {
      if (now - since < FLASH_MS) return;
      this.#marked.delete(element);
      element.removeAttribute('data-movement');
    }
  }

  readonly #sweepLate = (): void => {
    this.#timer = undefined;
    // While data flows its flushes sweep. A sweep of the timer would cost an extra frame.
    if (this.#now() - this.#sweptAt >= FLASH_MS) this.sweep(this.#now());
    if (this.#marked.size > 0) this.#timer = setTimeout(this.#sweepLate, FLASH_MS);
  };
}
