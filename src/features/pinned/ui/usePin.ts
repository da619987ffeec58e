import { useSyncExternalStore } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MAX_PINS } from '#shared/storage/pins.ts';
import { createPin, isPinListFull, isPinned, togglePin } from '../model/pin-list.ts';
import { pinStore } from '../model/pins.ts';
import { texts } from '../texts.ts';

const readIsFull = (): boolean => isPinListFull(pinStore.read());

interface PinControl {
  readonly isPinned: boolean;
  /** True when the list is full. A pinned market can still be unpinned. */
  readonly isBlocked: boolean;
  /** Accessible name of the star, with the reason when the list is full. */
  readonly label: string;
  /** Accessible name of the menu item, which shows the reason as text. */
  readonly itemLabel: string;
  /** Null while the list has space. */
  readonly blockReason: string | null;
  readonly toggle: () => void;
}

/** Whether a market is pinned, and its change. Null for session lines, which have no pins. */
export function usePin(outline: Omit<MarketOutline, 'runners'>): PinControl | null {
  const readIsPinned = () => isPinned(pinStore.read(), outline.marketId);
  const isMarketPinned = useSyncExternalStore(pinStore.subscribe, readIsPinned, readIsPinned);
  const isBlocked = useSyncExternalStore(pinStore.subscribe, readIsFull, readIsFull) && !isMarketPinned;
  const pin = createPin(outline);
  if (pin === null) return null;
  const name = texts.marketOf({ market: pin.marketName, match: pin.matchName });
  return {
    isPinned: isMarketPinned,
    isBlocked,
    label: isBlocked ? texts.full({ market: name, most: MAX_PINS }) : texts.pin({ market: name }),
    itemLabel: isMarketPinned ? texts.pinned({ market: name }) : texts.pin({ market: name }),
    blockReason: isBlocked ? texts.fullNote({ most: MAX_PINS }) : null,
    toggle: () => pinStore.update((pins) => togglePin(pins, pin)),
  };
}
