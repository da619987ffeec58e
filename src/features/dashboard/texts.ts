import type { Failure } from '#shared/api/failure.ts';

const unreachable = {
  FETCH_ERROR: 'The exchange cannot be reached. Check your connection.',
  TIMEOUT_ERROR: 'The exchange took too long to answer.',
  PARSING_ERROR: 'The exchange gave an answer that could not be read.',
} as const;

export const texts = {
  dashboard: 'Dashboard',
  inPlayPage: 'In-Play',
  sports: 'Sports',
  allSports: 'All sports',
  competitions: 'Competitions',
  allCompetitions: 'All competitions',
  inPlay: 'In-Play',
  upcoming: 'Upcoming',
  everyMatch: 'All matches',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Home, draw, away, as on every coupon. */
  outcomes: ['1', 'X', '2'],
  bookmaker: 'BM',
  bookmakerSpoken: (count: number) => (count === 1 ? '1 bookmaker market' : `${count} bookmaker markets`),
  fancy: 'F',
  fancySpoken: (count: number) => (count === 0 ? 'Session markets' : count === 1 ? '1 session market' : `${count} session markets`),
  tv: 'TV',
  tvSpoken: 'Live picture',
  around: (sport: string, competition: string) => (competition === '' ? sport : `${sport} · ${competition}`),
  loading: 'Loading matches',
  failed: 'The matches could not be loaded',
  old: 'These matches may be out of date',
  again: 'Try again',
  why: (failure: Failure): string => (failure.kind === 'rejected' ? failure.message : failure.kind === 'unreachable' ? unreachable[failure.code] : ''),
  nothingInPlay: 'No match is in play',
  nothingInPlayNext: 'Matches appear here the moment they start.',
  nothing: 'No matches here',
  nothingNext: 'Matches appear here as soon as they are offered.',
  showAll: 'Show all matches',
  search: 'Search matches',
  searchHint: 'Search matches, teams, competitions',
  found: (count: number) => (count === 0 ? 'No match found' : count === 1 ? '1 match found' : `${count} matches found`),
  nav: 'Sports and competitions',
} as const;
