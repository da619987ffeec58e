/** Storage of a value that other tabs may change. */
export interface SharedStorage<Value> {
  read(): Value;
  write(value: Value): void;
  /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** A store for `useSyncExternalStore`. */
export interface StorageStore<Value> {
  read(): Value;
  subscribe(listener: () => void): () => void;
  /**
   * Derives the new value from the stored one, not from the one on screen, because two tabs may change it at the same
   * time.
   */
  update(change: (stored: Value) => Value): void;
}

/**
 * Creates the store of a stored value for this page. Without a subscriber it caches nothing: the next may be another
 * user, and a sign-out may clear the storage.
 */
export function createStorageStore<Value extends object>(storage: SharedStorage<Value>): StorageStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  let stop: (() => void) | null = null;

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const reload = (): void => {
    value = null;
    notifyListeners();
  };

  return {
    read: () => (value ??= storage.read()),
    subscribe(listener) {
      if (listeners.size === 0) {
        value = null;
        stop = storage.onChange(reload);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        value = null;
      };
    },
    update(change) {
      const stored = storage.read();
      value = change(stored);
      if (value !== stored) storage.write(value);
      notifyListeners();
    },
  };
}
