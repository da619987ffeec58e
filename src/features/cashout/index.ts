export type { BetPlacer, LegOrder } from './api/placing.ts';
export { CashOut } from './ui/CashOut.tsx';
export type { CashOutProps } from './ui/LiveCashOut.tsx';
