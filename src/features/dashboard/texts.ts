import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('dashboard', {
  dashboard: 'Dashboard',
  inPlayPage: 'In-Play',
  /** In-play matches of one sport: "In-Play · Cricket". */
  inPlayPageOf: 'In-Play · {sport}',
  sports: 'Sports',
  allSports: 'All sports',
  competitions: 'Competitions',
  allCompetitions: 'All competitions',
  inPlay: 'In-Play',
  upcoming: 'Upcoming',
  everyMatch: 'All matches',
  /** Heading of a sport's matches in play. */
  sportInPlay: '{sport} · In-play',
  trend: 'Last hour',
  live: 'Live',
  /** After the competition. */
  matched: ' · Matched {amount}',
  matches: '{count, plural, one {# match} other {# matches}}',
  /** Home, draw, away, as on a betting coupon. */
  outcomes: { home: '1', draw: 'X', away: '2' },
  bookmaker: 'BM',
  bookmakerSpoken: '{count, plural, one {# bookmaker market} other {# bookmaker markets}}',
  fancy: 'F',
  fancySpoken: '{count, plural, =0 {Session markets} one {# session market} other {# session markets}}',
  tv: 'TV',
  tvSpoken: 'Live picture',
  loading: 'Loading matches',
  failed: 'The matches could not be loaded',
  /** {failure} is a sentence: why they cannot be updated. */
  stale: 'These matches may be out of date. {failure}',
  retry: 'Try again',
  unreachable: 'The exchange cannot be reached. Check your connection.',
  noneInPlay: 'No match is in play',
  noneInPlayNext: 'Matches appear here the moment they start.',
  noMatches: 'No matches here',
  noMatchesNext: 'Matches appear here as soon as they are offered.',
  showAll: 'Show all matches',
  search: 'Search matches',
  searchHint: 'Search',
  found: '{count, plural, =0 {No match found} one {# match found} other {# matches found}}',
  nav: 'Sports and competitions',
  /** Names by sport id, until the exchange's own have arrived. */
  usualSports: { 4: 'Cricket', 1: 'Soccer', 2: 'Tennis' },
});
