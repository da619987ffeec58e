import { memo } from 'react';
import { isDraftOnMarket, useBetSlip, useMatchRules, useSelectedPrices } from '#features/bet-slip/index.ts';
import { LiveMarketCard } from '#features/market/index.ts';
import { usePriceChart } from '#features/price-chart/index.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MarketActions } from './MarketActions.tsx';
import { MarketChart } from './MarketChart.tsx';
import { useAccount } from './useAccount.ts';
import { useMarketFigures } from './useMarketFigures.ts';

interface PageMarketProps {
  outline: MarketOutline;
  /** Whether the market can be pinned here. */
  pin?: boolean;
}

/**
 * A market on a page that has one slip for all markets. A press renders only the two cells and the slip, and a stake
 * only the market it is for. Rendering the other cards is noticeable on a slow phone.
 */
export const PageMarket = memo(function PageMarket({ outline, pin = false }: PageMarketProps) {
  const { sportId, matchId, marketId } = outline;
  const slip = useBetSlip(isDraftOnMarket(marketId));
  const selected = useSelectedPrices();
  const account = useAccount(matchId);
  const rules = useMatchRules(sportId, matchId);
  const figuresOf = useMarketFigures(account, slip);
  const chart = usePriceChart();
  return (
    <LiveMarketCard
      outline={outline}
      limits={rules.getMarketLimits(marketId)}
      figures={figuresOf(outline)}
      action={
        <MarketActions
          outline={outline}
          account={account}
          rules={rules}
          chart={chart}
          onSelect={slip.onSelect}
          pin={pin}
        />
      }
      panel={<MarketChart target={outline} chart={chart} bets={account.bets} />}
      selected={selected}
      onSelect={slip.onSelect}
    />
  );
});
