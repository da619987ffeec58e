export { freshProfit } from './model/drill.ts';
export { freshResults } from './model/results.ts';
export { ProfitLoss, type ProfitLossProps } from './ui/ProfitLoss.tsx';
export { Results, type ResultsProps } from './ui/Results.tsx';
