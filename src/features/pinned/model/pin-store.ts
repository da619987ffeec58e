import type { Pin } from '#shared/storage/pins.ts';

/** Where the pins outlive the page. */
export interface PinStorage {
  read(): readonly Pin[];
  write(pins: readonly Pin[]): void;
  /** Another tab changed them. Returns what stops it. */
  onChange(listener: () => void): () => void;
}

export interface PinStore {
  read(): readonly Pin[];
  subscribe(listener: () => void): () => void;
  /** Makes another list of what is stored, as pin-list.ts does: not of what is on screen, because two tabs may both be changing it. */
  update(updatePins: (stored: readonly Pin[]) => readonly Pin[]): void;
}

/** The pins of this page. While nobody looks nothing is kept: whoever looks next may be another user. */
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
