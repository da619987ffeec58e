import { describeFailure } from '#shared/api/describe-failure.ts';
import type { Failure } from '#shared/api/failure.ts';

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
  /** Heading of a sport's matches in play. */
  sportInPlay: (sport: string) => `${sport} · In-play`,
  trend: 'Last hour',
  live: 'Live',
  /** After the competition. */
  matched: (amount: string) => ` · Matched ${amount}`,
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Home, draw, away, as on a betting coupon. */
  outcomes: ['1', 'X', '2'],
  bookmaker: 'BM',
  bookmakerSpoken: (count: number) => (count === 1 ? '1 bookmaker market' : `${count} bookmaker markets`),
  fancy: 'F',
  fancySpoken: (count: number) =>
    count === 0 ? 'Session markets' : count === 1 ? '1 session market' : `${count} session markets`,
  tv: 'TV',
  tvSpoken: 'Live picture',
  loading: 'Loading matches',
  failed: 'The matches could not be loaded',
  stale: 'These matches may be out of date',
  retry: 'Try again',
  describeFailure: (failure: Failure): string =>
    describeFailure(failure, 'The exchange cannot be reached. Check your connection.'),
  noneInPlay: 'No match is in play',
  noneInPlayNext: 'Matches appear here the moment they start.',
  noMatches: 'No matches here',
  noMatchesNext: 'Matches appear here as soon as they are offered.',
  showAll: 'Show all matches',
  search: 'Search matches',
  searchHint: 'Match, team, competition',
  found: (count: number) => (count === 0 ? 'No match found' : count === 1 ? '1 match found' : `${count} matches found`),
  nav: 'Sports and competitions',
  /** Names by sport id, until the exchange's own have arrived. */
  usualSports: { 4: 'Cricket', 1: 'Soccer', 2: 'Tennis' },
} as const;
