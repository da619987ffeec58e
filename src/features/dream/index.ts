export type { DreamPick } from './model/draft.ts';
export { DreamFigures } from './ui/DreamFigures.tsx';
export { OpenDreamBets, SettledDreamBets, type OpenDreamBetsProps } from './ui/DreamLists.tsx';
export { DreamSlip, type DreamSlipProps } from './ui/DreamSlip.tsx';
export { Placed } from './ui/Placed.tsx';
export { texts as dreamTexts } from './texts.ts';
