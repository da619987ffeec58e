import { History } from 'lucide-react';
import { MenuItem } from '#ui-kit';
import { buttonTexts } from '../../button-texts.ts';

export interface ReplayMenuItemProps {
  /** Name of the market. */
  name: string;
  /** Opens the market's `ReplayDialog`. */
  onOpen: () => void;
}

/** Opens the replay of a market's prices from its menu. */
export const ReplayMenuItem = ({ name, onOpen }: ReplayMenuItemProps) => (
  <MenuItem type="button" aria-haspopup="dialog" aria-label={buttonTexts.openOf({ market: name })} onClick={onOpen}>
    <History size={18} aria-hidden />
    {buttonTexts.open}
  </MenuItem>
);
