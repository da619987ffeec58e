/** Something that can be read now and says when it changed. Both functions keep their identity, as React's external store wants them. */
export interface Source<T> {
  readonly read: () => T;
  readonly subscribe: (changed: () => void) => () => void;
}

/** A source that a grid may follow only while its market is on screen. */
export interface GatedSource<T> extends Source<T> {
  readonly subscribeWhileVisible: (changed: () => void) => () => void;
}

/** What has listeners. Nothing notifies by itself: whoever writes decides when the screen may hear of it. */
export class Followed {
  readonly #listeners = new Set<() => void>();
  readonly #gated = new Set<() => void>();

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  readonly subscribeWhileVisible = (changed: () => void): (() => void) => {
    this.#gated.add(changed);
    return () => void this.#gated.delete(changed);
  };

  get watched(): boolean {
    return this.#listeners.size > 0 || this.#gated.size > 0;
  }

  /** Followed whether its market is on screen or not. */
  get everWatched(): boolean {
    return this.#listeners.size > 0;
  }

  get gated(): boolean {
    return this.#gated.size > 0;
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  notifyVisible(): void {
    for (const listener of this.#gated) listener();
  }
}

/** A value with listeners. */
export class Observed<T> extends Followed implements GatedSource<T> {
  value: T;

  constructor(value: T) {
    super();
    this.value = value;
  }

  readonly read = (): T => this.value;

  /** Writes and notifies at once; an identical value is no change. */
  publish(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.notify();
  }
}
