export { useBetsOfMatch } from './api/use-bets-of-match.ts';
export { freshBets, isOpenList } from './model/lists.ts';
export { BetLists, type BetListsProps } from './ui/BetLists.tsx';
export { MatchBets, type MatchBetsProps } from './ui/MatchBets.tsx';
export { MatchResult, type MatchResultProps } from './ui/MatchResult.tsx';
export { OpenBets, type OpenBetsProps } from './ui/OpenBets.tsx';
