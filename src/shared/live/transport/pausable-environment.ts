import type { PageEnvironment } from './browser-environment.ts';

/** A page that its reader can stop: while it is held, whatever rests on hidden pages rests on this one. */
export class PausableEnvironment implements PageEnvironment {
  readonly #environment: PageEnvironment;
  readonly #listeners = new Set<() => void>();
  #paused = false;

  constructor(environment: PageEnvironment) {
    this.#environment = environment;
  }

  get isPaused(): boolean {
    return this.#paused;
  }

  setPaused(isPaused: boolean): void {
    if (isPaused === this.#paused) return;
    this.#paused = isPaused;
    // A hidden page hears of nothing that it would not act upon.
    if (!this.#environment.isHidden()) for (const listener of [...this.#listeners]) listener();
  }

  readonly now = (): number => this.#environment.now();
  readonly isHidden = (): boolean => this.#paused || this.#environment.isHidden();
  readonly requestFrame: PageEnvironment['requestFrame'] = (paint) => this.#environment.requestFrame(paint);

  readonly onVisibilityChange = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    const stop = this.#environment.onVisibilityChange(onChange);
    return () => {
      this.#listeners.delete(onChange);
      stop();
    };
  };
}
