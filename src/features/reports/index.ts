export { freshProfit } from './model/drill-down.ts';
export { freshResults } from './model/results.ts';
export { ProfitLoss } from './ui/profit-loss/ProfitLoss.tsx';
export { Results } from './ui/results/Results.tsx';
