export { FancyLineCard, type FancyLineCardProps } from './ui/fancy-lines/FancyLineCard.tsx';
export { LiveFancyList } from './ui/fancy-lines/LiveFancyList.tsx';
export { LiveMarketCard, type LiveMarketCardProps } from './ui/card/LiveMarketCard.tsx';
export type { RunnerFigure } from './ui/card/LiveRunnerRow.tsx';
export { MatchAnnouncements } from './ui/match/MatchAnnouncements.tsx';
export { MatchHeader } from './ui/match/MatchHeader.tsx';
export { MatchMarkets } from './ui/match/MatchMarkets.tsx';
export { drawMatchOdds } from './ui/match/draw-match-odds.ts';
export { MatchOddsRow } from './ui/match/MatchOddsRow.tsx';
