export { usePlacing, type BetOrder, type Placing } from './api/placing.ts';
export { useMatchRules, type MatchRules } from './api/rules.ts';
export type { Account } from './model/figures.ts';
export type { BetEnd } from './model/ordering.ts';
export type { FancyPick, OddsPick, Pick } from './model/pick.ts';
export type { TypedSession } from './model/typed-session.ts';
export { BetSlipSlot, type BetSlipSlotProps } from './ui/BetSlipSlot.tsx';
export { useBetSlip, type SlipOnPage } from './ui/use-bet-slip.ts';
