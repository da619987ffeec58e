import type { MarketOutline } from '#shared/live/live-feed.ts';
import { IconButton, MenuItem } from '#ui-kit';
import { texts } from '../texts.ts';
import { LadderIcon } from './LadderIcon.tsx';

export interface LadderButtonProps {
  /** The market without its prices, which change outside React. */
  outline: Pick<MarketOutline, 'name'>;
  /** Opens the market's `LadderDialog`. */
  onOpen: () => void;
}

/** Opens the ladder from a market's head. */
export const LadderButton = ({ outline, onOpen }: LadderButtonProps) => (
  <IconButton
    label={texts.openOf({ market: outline.name })}
    icon={<LadderIcon size={18} aria-hidden />}
    aria-haspopup="dialog"
    onClick={onOpen}
  />
);

/** Opens the ladder from a market's menu. */
export const LadderMenuItem = ({ outline, onOpen }: LadderButtonProps) => (
  <MenuItem type="button" aria-haspopup="dialog" aria-label={texts.openOf({ market: outline.name })} onClick={onOpen}>
    <LadderIcon size={18} aria-hidden />
    {texts.open}
  </MenuItem>
);
