export { useBalance } from './api/use-balance.ts';
export { useMatchPositions } from './api/use-match-positions.ts';
export { BalanceFigures } from './ui/balance/BalanceFigures.tsx';
export { Liabilities, type LiabilitiesProps } from './ui/Liabilities.tsx';
