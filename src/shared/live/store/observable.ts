/** A readable value with change notifications. Both functions keep their identity, as useSyncExternalStore requires. */
export interface Source<T> {
  readonly read: () => T;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A source that a grid can follow only while its market is on screen. */
export interface GatedSource<T> extends Source<T> {
  readonly subscribeWhileVisible: (onChange: () => void) => () => void;
}

type Listeners = Set<() => void> | null;

const hasListeners = (listeners: Listeners): boolean => listeners !== null && listeners.size > 0;

function notifyAll(listeners: Listeners): void {
  if (listeners !== null) for (const listener of listeners) listener();
}

/** Base of objects with listeners. The writer decides when to notify. */
export class Subscribable {
  // Sets are created with the first listener: a large grid has tens of thousands of prices with at most one kind of
  // listener.
  #listeners: Listeners = null;
  #gated: Listeners = null;
  /** The value changed while its market was off screen, and listeners of visible values do not know yet. */
  isDirtyWhileHidden = false;

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

  /** Whether a listener exists that is also called while its market is off screen. */
  get hasUngatedListeners(): boolean {
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

  /** Writes and notifies at once. An identical value is no change. */
  publish(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.notify();
  }
}
