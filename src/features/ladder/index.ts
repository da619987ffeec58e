export { LadderButton } from './ui/LadderButton.tsx';
