/** Something that can be read now and says when it changed. Both functions keep their identity, as React's external store wants them. */
export interface Source<T> {
  readonly read: () => T;
  readonly subscribe: (changed: () => void) => () => void;
}

/** A source that a grid may follow only while its market is on screen. */
export interface GatedSource<T> extends Source<T> {
  readonly subscribeWhileVisible: (changed: () => void) => () => void;
}

type Listeners = Set<() => void> | null;

const any = (listeners: Listeners): boolean => listeners !== null && listeners.size > 0;

function tell(listeners: Listeners): void {
  if (listeners !== null) for (const listener of listeners) listener();
}

/** What has listeners. Nothing notifies by itself: whoever writes decides when the screen may hear of it. */
export class Followed {
  // A set is made where somebody listens: a large grid has tens of thousands of prices, each followed in one way or in none.
  #listeners: Listeners = null;
  #gated: Listeners = null;
  /** It changed while its market was off screen, and who follows it there has not heard of it. */
  owed = false;

  readonly subscribe = (changed: () => void): (() => void) => {
    const listeners = (this.#listeners ??= new Set());
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };

  readonly subscribeWhileVisible = (changed: () => void): (() => void) => {
    const gated = (this.#gated ??= new Set());
    gated.add(changed);
    return () => void gated.delete(changed);
  };

  get watched(): boolean {
    return any(this.#listeners) || any(this.#gated);
  }

  /** Followed whether its market is on screen or not. */
  get everWatched(): boolean {
    return any(this.#listeners);
  }

  notify(): void {
    tell(this.#listeners);
  }

  notifyVisible(): void {
    tell(this.#gated);
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
