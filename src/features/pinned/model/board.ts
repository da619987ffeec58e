import type { Pin } from '#shared/storage/pins.ts';

/** Where the pins outlive the page. */
export interface PinRoom {
  read(): readonly Pin[];
  write(pins: readonly Pin[]): void;
  /** Another tab changed them. Returns what stops it. */
  onChange(changed: () => void): () => void;
}

export interface PinBoard {
  read(): readonly Pin[];
  subscribe(changed: () => void): () => void;
  /** Makes another list of what is stored, as pin-list.ts does: not of what is on screen, because two tabs may both be changing it. */
  change(next: (stored: readonly Pin[]) => readonly Pin[]): void;
}

/** The pins of this page. While nobody looks nothing is kept: whoever looks next may be another user. */
export function createPinBoard(room: PinRoom): PinBoard {
  const listeners = new Set<() => void>();
  let pins: readonly Pin[] | null = null;
  let stop: (() => void) | null = null;

  const tell = (): void => {
    for (const changed of listeners) changed();
  };
  const reload = (): void => {
    pins = null;
    tell();
  };

  return {
    read: () => (pins ??= room.read()),
    subscribe(changed) {
      if (listeners.size === 0) {
        pins = null;
        stop = room.onChange(reload);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        pins = null;
      };
    },
    change(next) {
      const stored = room.read();
      pins = next(stored);
      if (pins !== stored) room.write(pins);
      tell();
    },
  };
}
