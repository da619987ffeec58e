export { OddsFormatCard } from './ui/OddsFormatCard.tsx';
