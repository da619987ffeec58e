export type { FancyBookProps } from './ui/FancyBook.tsx';
export { FancyBookCard } from './ui/FancyBookCard.tsx';
export { FancyBookModal, type FancyBookModalProps } from './ui/FancyBookModal.tsx';
export { FancyWorstCase, type FancyWorstCaseProps } from './ui/FancyWorstCase.tsx';
