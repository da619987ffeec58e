import { memo } from 'react';
import type { BettingAccount } from '#features/bet-slip/index.ts';
import { type ChartTarget, PriceChartPanel, type PriceChartState } from '#features/price-chart/index.ts';
import { ErrorPanel } from '#ui-kit';
import { useConfig } from '../providers/config-context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { texts } from './texts.ts';

interface MarketChartProps {
  /** A market, or a session line as `toLineTarget` returns it. */
  target: ChartTarget;
  /** The state that the button in the head has too. */
  chart: PriceChartState;
  bets: BettingAccount['bets'];
}

/** The price chart of a market with the bettor's own bets. */
export const MarketChart = memo(function MarketChart({ target, chart, bets }: MarketChartProps) {
  const { features } = useConfig();
  return (
    <ErrorBoundary fallback={() => <ErrorPanel title={texts.dialogFailed} />}>
      <PriceChartPanel
        target={target}
        chart={chart}
        hasServerHistory={features.priceHistory}
        {...(bets !== null && { bets })}
      />
    </ErrorBoundary>
  );
});
