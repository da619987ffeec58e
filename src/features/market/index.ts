export { FRESH_PRICE_MS, type FancySelection, type OddsSelection, type Selection } from './selection.ts';
export { type MarketCover, marketCover, runnerCover } from './model/cover.ts';
export { FancyLineCard, type FancyLineCardProps } from './ui/FancyLineCard.tsx';
export { LiveFancyList, type LiveFancyListProps } from './ui/LiveFancyList.tsx';
export { LiveMarketCard, type LiveMarketCardProps, type RunnerFigure } from './ui/LiveMarketCard.tsx';
export { MatchAnnouncements } from './ui/MatchAnnouncements.tsx';
export { MatchHeader, type MatchHeaderProps } from './ui/MatchHeader.tsx';
export { MatchMarkets, type MatchMarketsProps } from './ui/MatchMarkets.tsx';
export { MatchOddsRow, type MatchOddsRowProps } from './ui/MatchOddsRow.tsx';
