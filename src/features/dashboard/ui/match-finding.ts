export { searchMatches } from '../model/search.ts';
export { MatchResults } from './MatchResults.tsx';
