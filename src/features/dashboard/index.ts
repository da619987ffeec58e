export { useMatchesOnOffer } from './api/useMatchesOnOffer.ts';
export type { MatchSummary } from './model/match-board.ts';
export { unfiltered, formatBoardFilter, parseBoardFilter, type BoardFilter } from './model/board-filter.ts';
export { Dashboard, dashboardTitle, type DashboardProps } from './ui/Dashboard.tsx';
export { MatchPreviewList, type MatchPreviewListProps } from './ui/matches/MatchPreviewList.tsx';
export { MatchSearch } from './ui/search/MatchSearch.tsx';
export { SportsNav } from './ui/SportsNav.tsx';
