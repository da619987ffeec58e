export { useBalance } from './api/useBalance.ts';
export { useOldBalanceTime } from './api/useOldBalanceTime.ts';
export { useMatchPositions } from './api/useMatchPositions.ts';
export { BalanceFigures } from './ui/balance/BalanceFigures.tsx';
export { Liabilities } from './ui/Liabilities.tsx';
