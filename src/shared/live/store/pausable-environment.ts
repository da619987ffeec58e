import type { PageEnvironment } from './browser-environment.ts';

/** An environment that the reader can pause. While paused it behaves like a hidden page. */
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
    // A hidden page gets no events, because it would not act on them.
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
