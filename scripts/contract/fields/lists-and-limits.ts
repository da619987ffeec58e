import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';

/** A sport, as lists name it. */
export const sportFields: FieldTexts = {
  sport_id:
    'The sport: soccer "1", tennis "2", cricket "4", horse racing "7", greyhounds "4339". Other ids are sports of your own.',
  sport_name: ['Name of the sport.', 'The entry has no name.'],
};

export const listCalls = {
  getSports: {
    summary: 'Read the sports',
    details: 'The filters of the reports show them.',
    request: {},
    response: prefixPaths('[]', sportFields),
    payload: 'A list of sports.',
  },
  eventLists: {
    summary: 'Read sports, series and matches for a filter',
    details: 'The filter of the page My Bets shows them.',
    request: {},
    response: prefixPaths('[]', {
      sports: ['The sports.', 'The filter has no sports.'],
      ...prefixPaths('sports[]', sportFields),
      series: ['The series or competitions.', 'The filter has no series.'],
      ...prefixPaths('series[]', {
        sport_id: 'The sport of the series.',
        series_id: 'The series.',
        series_name: ['Name of the series.', 'The entry has no name.'],
      }),
      matches: ['The matches.', 'The filter has no matches.'],
      ...prefixPaths('matches[]', {
        sport_id: 'The sport of the match.',
        series_id: 'The series of the match.',
        match_id: 'The match.',
        match_name: ['Name of the match.', 'The entry has no name.'],
      }),
    }),
    payload: 'A list with one object. The app reads the first.',
  },
  getEventsLimit: {
    summary: "Read the limits and bet delays of a match's markets",
    details:
      'The slip checks these limits before it sends a bet, when `event/applyValidation` says so. The delay tells the bettor how long a bet is held.',
    request: { match_id: 'The match or race.', sport_id: 'The sport of the match.' },
    response: {
      ...prefixPaths('{}', {
        market_min_stack: ['Smallest stake of the market whose id is the key.', 'The slip checks no smallest stake.'],
        market_max_stack: ['Largest stake.', 'The slip checks no largest stake.'],
        market_min_odds_rate: ['Lowest odds.', 'The slip checks no lowest odds.'],
        market_max_odds_rate: ['Highest odds.', 'The slip checks no highest odds.'],
        market_max_profit: ['Highest profit of one bet.', 'The slip checks no profit.'],
        market_bet_delay: [
          'Seconds for which the server holds a bet, from 0.',
          'The delay of all markets applies, else 0.',
        ],
      }),
      session: ['Limits of session lines, by fancy id.', 'Session lines have no limits.'],
      ...prefixPaths('session{}', {
        session_min_stack: [
          'Smallest stake of the session line whose id is the key.',
          'The slip checks no smallest stake.',
        ],
        session_max_stack: ['Largest stake.', 'The slip checks no largest stake.'],
        session_max_profit: ['Highest profit of one bet.', 'The slip checks no profit.'],
        session_bet_delay: [
          'Seconds for which the server holds a bet, from 0.',
          'The delay of all session lines applies, else 0.',
        ],
      }),
      market_bet_delay: [
        'Bet delay of every market without its own, in seconds.',
        'Markets without their own have no delay.',
      ],
      session_bet_delay: [
        'Bet delay of every session line without its own, in seconds.',
        'Session lines without their own have no delay.',
      ],
    },
    payload:
      'A map by market id, with three keys of its own beside the ids. A key whose value does not fit is dropped.',
  },
  applyValidation: {
    summary: 'Ask whether the slip checks limits before it sends a bet',
    details: 'The slip sends it once. Check every limit on the server in any case.',
    request: {},
    response: {
      applyValidation: [
        '1: the slip checks the limits of `event/getEventsLimit`.',
        'The slip checks no limits; the server refuses.',
      ],
    },
    payload: 'The payload stands beside `status` and `msg`.',
  },
} satisfies Record<string, CallText>;
