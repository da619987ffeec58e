export { useMatchBets } from './api/useMatchBets.ts';
export { initialBetTable, isOpenList } from './model/bet-lists.ts';
export { BetLists, type BetListsProps } from './ui/BetLists.tsx';
export { MatchBets, type MatchBetsProps } from './ui/MatchBets.tsx';
export { MatchResult, type MatchResultProps } from './ui/MatchResult.tsx';
export { OpenBets, type OpenBetsProps } from './ui/OpenBets.tsx';
