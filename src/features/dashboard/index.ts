export { useMatchesOnOffer } from './api/matches.ts';
export type { Listed } from './model/board.ts';
export { everything, filterSearch, readFilter, type BoardFilter } from './model/filter.ts';
export { Dashboard, dashboardTitle, type DashboardProps } from './ui/Dashboard.tsx';
export { MatchesNow, type MatchesNowProps } from './ui/MatchesNow.tsx';
export { loadMatchFinding, MatchSearch } from './ui/MatchSearch.tsx';
export { SportsNav } from './ui/SportsNav.tsx';
