import type { Page } from './page.ts';

/** A page that its reader can stop: while it is held, whatever rests on hidden pages rests on this one. */
export class HeldPage implements Page {
  readonly #page: Page;
  readonly #listeners = new Set<() => void>();
  #held = false;

  constructor(page: Page) {
    this.#page = page;
  }

  get held(): boolean {
    return this.#held;
  }

  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    // A hidden page hears of nothing that it would not act upon.
    if (!this.#page.hidden()) for (const listener of [...this.#listeners]) listener();
  }

  readonly now = (): number => this.#page.now();
  readonly hidden = (): boolean => this.#held || this.#page.hidden();
  readonly frame: Page['frame'] = (paint) => this.#page.frame(paint);

  readonly onVisibility = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    const stop = this.#page.onVisibility(changed);
    return () => {
      this.#listeners.delete(changed);
      stop();
    };
  };
}
