import { hasLadder, LadderMenuItem } from '#features/ladder/index.ts';
import { MarketRulesMenuItem } from '#features/market/index.ts';
import { PinMenuItem } from '#features/pinned/index.ts';
import { ReplayMenuItem } from '#features/replay/index.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useIsPhone } from '#ui-kit';
import type { MarketDialog } from './MarketDialogs.tsx';

export interface MarketMenuItemsProps {
  outline: MarketOutline;
  /** Whether the market can be pinned here. */
  pin: boolean;
  onOpen: (dialog: MarketDialog) => void;
}

/** The actions that a market's head has no space for: on phones also the ladder and the pin. */
export function MarketMenuItems({ outline, pin, onOpen }: MarketMenuItemsProps) {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && hasLadder(outline) && <LadderMenuItem outline={outline} onOpen={() => onOpen('ladder')} />}
      {isPhone && pin && <PinMenuItem outline={outline} />}
      <ReplayMenuItem name={outline.name} onOpen={() => onOpen('replay')} />
      {/* Handicap lines take no bets here. */}
      {!hasHandicap(outline.runners) && <MarketRulesMenuItem name={outline.name} onOpen={() => onOpen('rules')} />}
    </>
  );
}
