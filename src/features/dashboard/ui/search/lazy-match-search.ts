export { searchMatches } from '../../model/match-search.ts';
export { MatchSearchResults } from './MatchSearchResults.tsx';
