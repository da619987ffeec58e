import { Star } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MAX_PINS } from '#shared/storage/pins.ts';
import { IconButton } from '#ui-kit';
import { createPin, isPinListFull, isPinned, togglePin } from '../model/pin-list.ts';
import { pinStore } from '../model/pins.ts';
import { texts } from '../texts.ts';

const readIsFull = (): boolean => isPinListFull(pinStore.read());

export interface PinToggleProps {
  /** The market without its prices, which change outside React. */
  outline: Omit<MarketOutline, 'runners'>;
}

/** Star button in the header of a market. When the list is full it shows a message, and still unpins. */
export const PinToggle = memo(function PinToggle({ outline }: PinToggleProps) {
  const readIsPinned = () => isPinned(pinStore.read(), outline.marketId);
  const isMarketPinned = useSyncExternalStore(pinStore.subscribe, readIsPinned, readIsPinned);
  const isBlocked = useSyncExternalStore(pinStore.subscribe, readIsFull, readIsFull) && !isMarketPinned;
  const pin = createPin(outline);
  if (pin === null) return null;
  const name = texts.marketOf(pin.marketName, pin.matchName);
  return (
    <IconButton
      label={isBlocked ? texts.full(name, MAX_PINS) : texts.pin(name)}
      icon={<Star size={18} aria-hidden />}
      pressed={isMarketPinned}
      aria-disabled={isBlocked || undefined}
      onClick={() => pinStore.update((pins) => togglePin(pins, pin))}
    />
  );
});
