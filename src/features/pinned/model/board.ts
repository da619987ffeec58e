import type { Pin } from '#shared/storage/pins.ts';
import { isPinned, movedPin, withoutPins, withPin } from './pin-list.ts';

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
  /** Pins what is not pinned, unpins what is. */
  toggle(pin: Pin): void;
  unpin(marketIds: readonly string[]): void;
  move(marketId: string, way: 'up' | 'down'): void;
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
  /** From what is stored, not from what is on screen: two tabs may both be changing it. */
  const change = (next: (pins: readonly Pin[]) => readonly Pin[]): void => {
    const stored = room.read();
    pins = next(stored);
    if (pins !== stored) room.write(pins);
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
    toggle: (pin) => change((stored) => (isPinned(stored, pin.marketId) ? withoutPins(stored, [pin.marketId]) : withPin(stored, pin))),
    unpin: (marketIds) => change((stored) => withoutPins(stored, marketIds)),
    move: (marketId, way) => change((stored) => movedPin(stored, marketId, way)),
  };
}
