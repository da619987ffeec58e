import { memo } from 'react';
import { isDraftOnMarket, useBetSlip, useMatchRules, useSelectedPrices } from '#features/bet-slip/index.ts';
import { LiveMarketCard } from '#features/market/index.ts';
import { PinToggle } from '#features/pinned/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MarketActions } from './MarketActions.tsx';
import { useAccount } from './useAccount.ts';
import { useMarketFigures } from './useMarketFigures.ts';

interface PageMarketProps {
  outline: MarketOutline;
  /** Whether it can be pinned from here. */
  pin?: boolean;
}

/**
 * A market on a page with one slip for all of them. A press renders the cell it was on, the one picked before, and the slip; a stake the
 * market it is typed for: on a slow phone the other cards would be felt.
 */
export const PageMarket = memo(function PageMarket({ outline, pin = false }: PageMarketProps) {
  const { sportId, matchId, marketId } = outline;
  const slip = useBetSlip(isDraftOnMarket(marketId));
  const selected = useSelectedPrices();
  const account = useAccount(matchId);
  const rules = useMatchRules(sportId, matchId);
  const figuresOf = useMarketFigures(account, slip);
  const action = (
    <>
      <MarketActions outline={outline} account={account} rules={rules} onSelect={slip.onSelect} />
      {pin && <PinToggle outline={outline} />}
    </>
  );
  return (
    <LiveMarketCard
      outline={outline}
      limits={rules.getMarketLimits(marketId)}
      figures={figuresOf(outline)}
      action={action}
      selected={selected}
      onSelect={slip.onSelect}
    />
  );
});
