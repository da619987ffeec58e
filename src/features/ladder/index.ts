export type { LadderPick } from './model/pick.ts';
export { LadderButton } from './ui/LadderButton.tsx';
export type { LadderProps } from './ui/Ladder.tsx';
