export { LadderButton } from './ui/LadderButton.tsx';
export type { LadderProps } from './ui/Ladder.tsx';
