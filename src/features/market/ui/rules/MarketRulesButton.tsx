import { Info } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton, MenuItem } from '#ui-kit';
import { texts } from '../../texts.ts';
import type { MarketRulesProps } from './MarketRules.tsx';
import { MarketRulesModal } from './MarketRulesModal.tsx';

export interface MarketRulesButtonProps extends MarketRulesProps {
  /** Name of the category of session lines. */
  name: string;
}

/** Info button of a category of session lines. */
export const MarketRulesButton = memo(function MarketRulesButton({ name, ...rulesProps }: MarketRulesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.rules.of({ market: name })}
        icon={<Info size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <MarketRulesModal {...rulesProps} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  );
});

export interface MarketRulesMenuItemProps {
  /** Name of the market. */
  name: string;
  /** Opens the market's `MarketRulesDialog`. */
  onOpen: () => void;
}

/** Opens the rules of a market from its menu. */
export const MarketRulesMenuItem = ({ name, onOpen }: MarketRulesMenuItemProps) => (
  <MenuItem type="button" aria-haspopup="dialog" aria-label={texts.rules.of({ market: name })} onClick={onOpen}>
    <Info size={18} aria-hidden />
    {texts.rules.label}
  </MenuItem>
);
