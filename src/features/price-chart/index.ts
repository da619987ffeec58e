export { toLineTarget } from './model/chart-target.ts';
export { PriceChartButton } from './ui/PriceChartButton.tsx';
export { PriceChartPanel } from './ui/PriceChartPanel.tsx';
export { usePriceChart } from './ui/usePriceChart.ts';
