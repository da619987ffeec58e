export { storeFirstMatchesOnOffer, useMatchesOnOffer, useMatchOnOffer } from './api/useMatchesOnOffer.ts';
export { unfiltered, formatBoardFilter, parseBoardFilter, type BoardFilter } from './model/board-filter.ts';
export { findUsualSportName } from './model/usual-sports.ts';
export { Dashboard, formatDashboardTitle } from './ui/Dashboard.tsx';
export { drawDashboard } from './ui/draw-dashboard.ts';
export { MatchProgress } from './ui/matches/MatchProgress.tsx';
export { MatchPreviewList } from './ui/matches/MatchPreviewList.tsx';
export { MatchSearch } from './ui/search/MatchSearch.tsx';
export { SportsNav } from './ui/SportsNav.tsx';
