import { Star } from 'lucide-react';
import { memo, useId } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { IconButton, MenuItem } from '#ui-kit';
import { texts } from '../texts.ts';
import { BlockReason } from './PinToggle.styles.ts';
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

/** The same toggle in a market's menu, with the reason of a full list as text: a phone shows no tooltip. */
export function PinMenuItem({ outline }: PinToggleProps) {
  const pin = usePin(outline);
  const reasonId = useId();
  if (pin === null) return null;
  return (
    <MenuItem
      type="button"
      aria-label={pin.itemLabel}
      aria-describedby={pin.isBlocked ? reasonId : undefined}
      aria-pressed={pin.isPinned}
      aria-disabled={pin.isBlocked || undefined}
      onClick={pin.isBlocked ? undefined : pin.toggle}
    >
      <Star size={18} fill={pin.isPinned ? 'currentColor' : 'none'} aria-hidden />
      <span>
        {pin.isPinned ? texts.pinnedItem : texts.pinItem}
        {pin.blockReason !== null && <BlockReason id={reasonId}>{pin.blockReason}</BlockReason>}
      </span>
    </MenuItem>
  );
}
