export { type MarketOverlay, getMarketOverlay, getRunnerOverlay } from './model/market-overlay.ts';
export { FancyLineCard, type FancyLineCardProps } from './ui/sessions/FancyLineCard.tsx';
export { LiveFancyList, type LiveFancyListProps } from './ui/sessions/LiveFancyList.tsx';
export { LiveMarketCard, type LiveMarketCardProps } from './ui/card/LiveMarketCard.tsx';
export type { RunnerFigure } from './ui/card/LiveRunnerRow.tsx';
export { MatchAnnouncements } from './ui/match/MatchAnnouncements.tsx';
export { MatchHeader, type MatchHeaderProps } from './ui/match/MatchHeader.tsx';
export { MatchMarkets, type MatchMarketsProps } from './ui/match/MatchMarkets.tsx';
export { MatchOddsRow, type MatchOddsRowProps } from './ui/match/MatchOddsRow.tsx';
