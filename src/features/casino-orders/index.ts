export { texts as casinoOrderTexts } from './texts.ts';
export { CasinoOrders, type CasinoOrdersProps } from './ui/CasinoOrders.tsx';
