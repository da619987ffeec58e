/** Something that can be read now and says when it changed. Both functions keep their identity, as React's external store wants them. */
export interface Source<T> {
  readonly read: () => T;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A source that a grid may follow only while its market is on screen. */
export interface GatedSource<T> extends Source<T> {
  readonly subscribeWhileVisible: (onChange: () => void) => () => void;
}

type Listeners = Set<() => void> | null;

const hasListeners = (listeners: Listeners): boolean => listeners !== null && listeners.size > 0;

function notifyAll(listeners: Listeners): void {
  if (listeners !== null) for (const listener of listeners) listener();
}

/** What has listeners. Nothing notifies by itself: whoever writes decides when the screen may hear of it. */
export class Subscribable {
  // A set is made where somebody listens: a large grid has tens of thousands of prices, each followed in one way or in none.
  #listeners: Listeners = null;
  #gated: Listeners = null;
  /** It changed while its market was off screen, and who follows it there has not heard of it. */
  dirtyWhileHidden = false;

  readonly subscribe = (onChange: () => void): (() => void) => {
    const listeners = (this.#listeners ??= new Set());
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };

  readonly subscribeWhileVisible = (onChange: () => void): (() => void) => {
    const gated = (this.#gated ??= new Set());
    gated.add(onChange);
    return () => void gated.delete(onChange);
  };

  get isWatched(): boolean {
    return hasListeners(this.#listeners) || hasListeners(this.#gated);
  }

  /** Followed whether its market is on screen or not. */
  get hasPermanentListeners(): boolean {
    return hasListeners(this.#listeners);
  }

  notify(): void {
    notifyAll(this.#listeners);
  }

  notifyVisible(): void {
    notifyAll(this.#gated);
  }
}

/** A value with listeners. */
export class ObservableValue<T> extends Subscribable implements GatedSource<T> {
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
