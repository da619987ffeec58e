export { useMatchBets } from './api/useMatchBets.ts';
export { initialBetTable, isOpenList } from './model/bet-lists.ts';
export { BetLists } from './ui/BetLists.tsx';
export { MatchBets } from './ui/MatchBets.tsx';
export { MatchResult } from './ui/MatchResult.tsx';
export { OpenBets, useHasReadOpenBets } from './ui/OpenBets.tsx';
