export { CashOut } from './ui/CashOut.tsx';
