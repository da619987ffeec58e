export { hasLadder } from './model/has-ladder.ts';
export { LadderButton, LadderMenuItem } from './ui/LadderButton.tsx';
export { LadderDialog } from './ui/LadderDialog.tsx';
