export { texts as historyTexts } from './texts.ts';
export { CasinoOrders, type CasinoOrdersProps } from './ui/CasinoOrders.tsx';
