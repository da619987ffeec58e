export { createTrendHistoryQuery } from './api/price-history-query.ts';
export { type ChartTarget, toLineTarget } from './model/chart-target.ts';
export { PriceChartButton } from './ui/PriceChartButton.tsx';
export { PriceChartPanel } from './ui/PriceChartPanel.tsx';
export { type PriceChartState, usePriceChart } from './ui/usePriceChart.ts';
