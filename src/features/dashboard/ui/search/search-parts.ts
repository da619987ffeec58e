/** The parts that `MatchSearch` downloads on its first use. */
export { searchMatches } from '../../model/match-search.ts';
export { MatchSearchResults } from './MatchSearchResults.tsx';
