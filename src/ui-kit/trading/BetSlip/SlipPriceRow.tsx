import { Button } from '../../primitives/Button/Button.tsx';
import { PriceRow } from './BetSlip.styles.ts';

interface SlipPriceRowProps {
  /** The price now, in words. */
  text: string;
  /** Label of the button that takes it. */
  action: string;
  /** Whether the price differs from the requested one and may be taken. Otherwise the button is hidden. */
  changed: boolean;
  /** The bettor takes the price. */
  onAccept: () => void;
}

/**
 * The market's price beside the requested one. The row is always there: one that came and went with the price would
 * move the buttons of the slip under a finger. A button with the keyboard's focus stays visible.
 */
export function SlipPriceRow({ text, action, changed, onAccept }: SlipPriceRowProps) {
  return (
    <PriceRow data-changed={changed ? '' : undefined}>
      <span>{text}</span>
      <Button size="small" aria-disabled={!changed} onClick={onAccept}>
        {action}
      </Button>
    </PriceRow>
  );
}
