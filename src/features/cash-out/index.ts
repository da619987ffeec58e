export { useIsCashOutUnderWay } from './api/useIsCashOutUnderWay.ts';
export { CashOut } from './ui/CashOut.tsx';
