import { Star } from 'lucide-react';
import { memo } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { IconButton, MenuItem } from '#ui-kit';
import { texts } from '../texts.ts';
import { usePin } from './usePin.ts';

export interface PinToggleProps {
  /** The market without its prices, which change outside React. */
  outline: Omit<MarketOutline, 'runners'>;
}

/** Star button in the header of a market. When the list is full it shows a message, and still unpins. */
export const PinToggle = memo(function PinToggle({ outline }: PinToggleProps) {
  const pin = usePin(outline);
  if (pin === null) return null;
  return (
    <IconButton
      label={pin.label}
      icon={<Star size={18} aria-hidden />}
      pressed={pin.isPinned}
      aria-disabled={pin.isBlocked || undefined}
      onClick={pin.toggle}
    />
  );
});

/** The same toggle in a market's menu. */
export function PinMenuItem({ outline }: PinToggleProps) {
  const pin = usePin(outline);
  if (pin === null) return null;
  return (
    <MenuItem
      type="button"
      aria-label={pin.label}
      aria-pressed={pin.isPinned}
      aria-disabled={pin.isBlocked || undefined}
      onClick={pin.isBlocked ? undefined : pin.toggle}
    >
      <Star size={18} fill={pin.isPinned ? 'currentColor' : 'none'} aria-hidden />
      {pin.isPinned ? texts.pinnedItem : texts.pinItem}
    </MenuItem>
  );
}
