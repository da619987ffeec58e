export { FancyBookCard } from './ui/FancyBookCard.tsx';
export { FancyBookModal } from './ui/FancyBookModal.tsx';
export { FancyWorstCase } from './ui/FancyWorstCase.tsx';
