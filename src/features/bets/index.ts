export { useBetsOfMatch } from './api/use-bets-of-match.ts';
export { MatchBets, type MatchBetsProps } from './ui/MatchBets.tsx';
export { OpenBets, type OpenBetsProps } from './ui/OpenBets.tsx';
