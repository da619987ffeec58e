import { Star } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import type { MarketOutline } from '#shared/live/live.ts';
import { MAX_PINS } from '#shared/storage/pins.ts';
import { IconButton } from '#ui-kit';
import { isFull, isPinned, pinOf, toggledPin } from '../model/pin-list.ts';
import { pinBoard } from '../model/pins.ts';
import { texts } from '../texts.ts';

const readFull = (): boolean => isFull(pinBoard.read());

export interface PinToggleProps {
  /** The market without its prices, which change outside React. */
  outline: Omit<MarketOutline, 'runners'>;
}

/** The star in a market's head. With no room left it says so, and unpins all the same. */
export const PinToggle = memo(function PinToggle({ outline }: PinToggleProps) {
  const pinned = useSyncExternalStore(pinBoard.subscribe, () => isPinned(pinBoard.read(), outline.marketId));
  const held = useSyncExternalStore(pinBoard.subscribe, readFull) && !pinned;
  const pin = pinOf(outline);
  if (pin === null) return null;
  const name = texts.marketOf(pin.marketName, pin.matchName);
  return (
    <IconButton
      label={held ? texts.full(name, MAX_PINS) : texts.pin(name)}
      icon={<Star size={18} aria-hidden />}
      pressed={pinned}
      aria-disabled={held || undefined}
      onClick={() => pinBoard.change((pins) => toggledPin(pins, pin))}
    />
  );
});
