import type { Pin } from '#shared/storage/pins.ts';

/** Storage that keeps the pins after the page closes. */
export interface PinStorage {
  read(): readonly Pin[];
  write(pins: readonly Pin[]): void;
  /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export interface PinStore {
  read(): readonly Pin[];
  subscribe(listener: () => void): () => void;
  /**
   * Derives the new list from the stored list, not from the one on screen, because two tabs may change it at the same
   * time.
   */
  update(updatePins: (stored: readonly Pin[]) => readonly Pin[]): void;
}

/**
 * Creates the store of this page's pins. It caches nothing without a subscriber, because the next one may be another
 * user.
 */
export function createPinStore(storage: PinStorage): PinStore {
  const listeners = new Set<() => void>();
  let pins: readonly Pin[] | null = null;
  let stop: (() => void) | null = null;

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const reload = (): void => {
    pins = null;
    notifyListeners();
  };

  return {
    read: () => (pins ??= storage.read()),
    subscribe(listener) {
      if (listeners.size === 0) {
        pins = null;
        stop = storage.onChange(reload);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        pins = null;
      };
    },
    update(updatePins) {
      const stored = storage.read();
      pins = updatePins(stored);
      if (pins !== stored) storage.write(pins);
      notifyListeners();
    },
  };
}
