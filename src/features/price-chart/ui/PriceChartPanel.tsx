import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { texts } from '../texts.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { PriceChartProps } from './PriceChart.tsx';
import { ChartPanel } from './PriceChartPanel.styles.ts';
import type { PriceChartState } from './usePriceChart.ts';

/** Lazy, because most bettors open few charts. It brings the library that draws. */
const LazyChart = lazy(async () => ({ default: (await loadWithTexts(() => import('./PriceChart.tsx'))).PriceChart }));

export interface PriceChartPanelProps extends PriceChartProps {
  /** The state that the button has too. */
  chart: PriceChartState;
}

/** Price chart between a market's head and its rows. It loads when it opens, and has its height from the start. */
export function PriceChartPanel({ chart: { open, panelId }, ...props }: PriceChartPanelProps) {
  if (!open) return null;
  const { name, runners } = props.target;
  return (
    <ChartPanel id={panelId} aria-label={texts.chartOf({ market: name })}>
      <Suspense fallback={<ChartSkeleton runnerCount={runners.length} />}>
        <LazyChart {...props} />
      </Suspense>
    </ChartPanel>
  );
}
