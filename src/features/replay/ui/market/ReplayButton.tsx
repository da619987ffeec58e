import { History } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { IconButton } from '#ui-kit';
import { texts } from '../../texts.ts';
import { ReplayDialog } from './ReplayDialog.tsx';

export interface ReplayButtonProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Renders the market from the surrounding price provider, without buttons. */
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** Button in a market's head that opens the replay of its prices. */
export function ReplayButton({ outline, renderMarket }: ReplayButtonProps) {
  const [open, setOpen] = useState(false);
  // A transition, so that the pressed button is painted before the dialog makes the page inert, which costs a layout.
  const handleOpen = () => startTransition(() => setOpen(true));
  return (
    <>
      <IconButton
        label={texts.openOf(outline.name)}
        icon={<History size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={handleOpen}
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
