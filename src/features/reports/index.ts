export { freshProfit } from './model/drill-down.ts';
export { freshResults } from './model/results.ts';
export { ProfitLoss, type ProfitLossProps } from './ui/profit-loss/ProfitLoss.tsx';
export { Results, type ResultsProps } from './ui/results/Results.tsx';
