export { FancyLineCard, type FancyLineCardProps } from './ui/fancy-lines/FancyLineCard.tsx';
export { LiveFancyList } from './ui/fancy-lines/LiveFancyList.tsx';
export { LiveMarketCard, type LiveMarketCardProps } from './ui/card/LiveMarketCard.tsx';
export { MatchAnnouncements } from './ui/match/MatchAnnouncements.tsx';
export { MatchHeader } from './ui/match/MatchHeader.tsx';
export { MatchMarkets } from './ui/match/MatchMarkets.tsx';
export { drawMatchHeader, drawMatchMarkets, takeFirstMarkets } from './ui/match/draw-match.ts';
export { drawMatchOdds } from './ui/match/draw-match-odds.ts';
export { MatchOddsRow } from './ui/match/MatchOddsRow.tsx';
