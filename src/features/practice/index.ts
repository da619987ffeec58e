export type { PracticeSelection } from './model/practice-draft.ts';
export { PracticeSummary } from './ui/PracticeSummary.tsx';
export { OpenPracticeBets, SettledPracticeBets, type OpenPracticeBetsProps } from './ui/PracticeBets.tsx';
export { PracticeSlip, type PracticeSlipProps } from './ui/PracticeSlip.tsx';
export { PlacedAnnouncement } from './ui/PlacedAnnouncement.tsx';
export { texts as practiceTexts } from './texts.ts';
