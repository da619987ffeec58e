export { texts as casinoOrderTexts } from './texts.ts';
export { CasinoOrders } from './ui/CasinoOrders.tsx';
