import { memo } from 'react';
import { isDraftOnMarket, useBetSlip, useSelectedPrices } from '#features/bet-slip/index.ts';
import { LiveMarketCard } from '#features/market/index.ts';
import { PinToggle } from '#features/pinned/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useAccount, useMarketAbout } from './market-about.tsx';

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
  const { actions, ...about } = useMarketAbout(sportId, matchId, useAccount(matchId), slip)(outline);
  const action = (
    <>
      {actions}
      {pin && <PinToggle outline={outline} />}
    </>
  );
  return <LiveMarketCard outline={outline} {...about} action={action} selected={selected} onSelect={slip.onSelect} />;
});
