import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { IconButton } from '#ui-kit';
import { texts } from '../../texts.ts';
import { ReplayDialog } from './ReplayDialog.tsx';

export interface ReplayButtonProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Draws the market by the live prices around it, with nothing to press. */
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** In a market's head: opens what its prices were. */
export function ReplayButton({ outline, renderMarket }: ReplayButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.openOf(outline.name)}
        icon={<History size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <ReplayDialog
        open={open}
        name={outline.name}
        outline={outline}
        renderMarket={renderMarket}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
