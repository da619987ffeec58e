export type { BetPlacer, LegOrder } from './api/useCashOutRun.ts';
export { CashOut } from './ui/CashOut.tsx';
export type { CashOutProps } from './ui/LiveCashOut.tsx';
