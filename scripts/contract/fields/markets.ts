import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';
import { sportFields } from './lists-and-limits.ts';
import {
  dateRange,
  eventType,
  handicapFields,
  marketStatus,
  paged,
  pageRequest,
  runnerFields,
} from './shared-fields.ts';

const matchId = 'The match or race.';
const inPlay: FieldTexts = {
  inplay: ['1 while the match or race is under way.', 'It counts as not started: prices are read less often.'],
};
const locked: FieldTexts = {
  is_lock: ['1 while the operator takes no bets on it.', 'It counts as open for bets.'],
};
const startsAt = 'Start of the match or race. The app sorts by it and shows it in the zone of the bettor.';

export const marketCalls = {
  homeMatchesV2: {
    summary: 'Read every match of the dashboard with its main market',
    details:
      'The app polls it every 2 seconds while it is on screen (`live.homeMs`), and every 30 seconds beside a stream. Send matches in play first, then by start.',
    request: { combine: 'Always true: one list for all sports.' },
    response: prefixPaths('[]', {
      ...sportFields,
      series_id: 'The series or competition.',
      series_name: ['Name of the series.', 'The row has no name of the series.'],
      match_id: matchId,
      match_name: ['Name of the match: "A v B".', 'The row has no name.'],
      match_date: startsAt,
      market_id: 'The main market, whose prices the row shows.',
      market_name: ['Name of that market.', 'The row has no name of the market.'],
      status: marketStatus,
      ...inPlay,
      ...locked,
      enable_fancy: ['1 when the match has session lines.', 'The badge F appears only with `fancy_count`.'],
      bookmaker_count: ['Number of bookmaker markets of the match.', 'The row has no badge BM.'],
      fancy_count: ['Number of session lines of the match.', 'The badge F appears only with `enable_fancy`.'],
      has_tv_url: ['1 when the match has a video.', 'The row has no badge TV.'],
      totalMatched: [
        'The amount matched on the main market. The match with the largest stands on top.',
        'The row shows no amount.',
      ],
      runners: 'The runners of the main market.',
      ...prefixPaths('runners[]', runnerFields),
    }),
    payload: 'A list of matches.',
  },
  matchDetails: {
    summary: 'Read all markets of a match or race, or one of them',
    details:
      'The main source of prices: the app polls it every 0.7 seconds in play and every 5 seconds before (`live.inPlayMs`, `live.upcomingMs`), and every 30 seconds beside a stream. Two failures in a row grey the prices and lock them. Send every market each time: a market that is missing disappears.',
    request: {
      match_id: matchId,
      market_id: 'Only this market. Left out: all markets of the match.',
      combine: 'Always true: markets of every kind in one list.',
    },
    response: prefixPaths('[]', {
      sport_id: 'The sport, as in `sports/getSports`.',
      match_id: matchId,
      match_name: ['Name of the match: "A v B".', 'The page has no title.'],
      match_date: startsAt,
      market_id:
        'The market. An id with a dot is an exchange market with odds ("1.2345"), one without a bookmaker market.',
      market_name: ['Name of the market.', 'The card has no title.'],
      market_type: [
        'Kind of market: MATCH_ODDS, BOOKMAKER, TO_WIN_THE_TOSS, TIED_MATCH, COMPLETED_MATCH, OVER_UNDER, TO_BE_PLACED. Other words count as other markets.',
        'The market stands among the other markets.',
      ],
      number_of_winners: ['Number of winners: above 1 for a place market.', 'The market has one winner.', 'usual'],
      status: marketStatus,
      ...inPlay,
      ...locked,
      totalMatched: ['The amount matched on the market.', 'The head shows no amount.'],
      news: ['A remark of the operator on this market.', 'The card has no remark.'],
      market_min_stack: ['Smallest stake, for display in the head.', 'The head shows no limits.'],
      market_max_stack: ['Largest stake, for display in the head.', 'The head shows no limits.'],
      price_ladder: [
        'Which prices a bet may have: `betfair` (or `exchange`) and `betdaq` are the price ladders of those exchanges. Another word means steps of 0.01.',
        'Prices move in steps of 0.01.',
      ],
      runners: 'The runners, in the order of the card. Keep the order while prices change.',
      ...prefixPaths('runners[]', runnerFields),
    }),
    payload: 'A list of markets. An empty list means that the match is unknown.',
  },
  getTvUrlScoreboardUrl: {
    summary: 'Read the addresses of video and scoreboard',
    details:
      'The match page shows each in a sandboxed frame, when its host is listed in `frameHosts` of `config.json`.',
    request: { match_id: matchId },
    response: {
      tv_url: ['Address of the video.', 'The page offers no video.'],
      match_scoreboard_url: ['Address of the scoreboard.', 'The page offers no scoreboard.'],
    },
    payload: 'Both addresses.',
  },
  matchResults: {
    summary: 'Read results of markets and session lines',
    details: 'The page Result sends it, and practice bets settle by it.',
    request: { ...dateRange, sport_id: 'Only this sport. Null or left out: every sport.', ...pageRequest },
    response: paged('The results, the newest first.', {
      sport_name: ['Name of the sport.', 'The column is empty.'],
      series_name: ['Name of the series.', 'The column is empty.'],
      match_name: ['Name of the match.', 'The column is empty.'],
      market_name: ['Name of the market or session line.', 'The column is empty.'],
      winner_name: ['Name of the winner, or the number of runs.', 'The column is empty.'],
      result_settled_at: 'When it was settled.',
      type: eventType,
    }),
    payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
  },
  allRacingMarkets: {
    summary: 'Read the next races',
    details: 'The racing page polls it. Send them by start, at most a hundred. The request is multipart form data.',
    request: { sport_id: 'The racing sport: "7" horses, "4339" greyhounds.' },
    response: prefixPaths('[]', {
      sport_id: 'The sport.',
      match_id: 'The race, as in `match/matchDetails`.',
      market_id: 'Its win market.',
      name: ['Name of the market, such as "Win".', 'The row has no name.'],
      venue: ['Name of the race course.', 'The race has no course.'],
      country_code: ['Country of the course, two letters of ISO 3166-1.', 'The race has no country.'],
      market_start_time: 'The off.',
      ...inPlay,
      status: marketStatus,
    }),
    payload: 'A list of races.',
  },
  priceHistory: {
    summary: 'Read the past prices of a market or session line',
    details:
      "The chart sends it when the bettor opens it, and the dashboard once an hour for each match on screen. Thin the points out, but keep the lowest and highest price of each stretch and both ends of each long suspension. Without the switch the chart starts with the page's first price.",
    request: {
      market_id: 'A market, or a session line.',
      from: 'First moment, in milliseconds since 1970. Left out: all that you have.',
      to: 'Last moment, in milliseconds since 1970. Left out: now.',
      resolution: 'Most points a runner, above 0. Left out: your choice.',
    },
    response: {
      runners: 'The runners, at most 60. A session line has one runner with the id 0.',
      ...prefixPaths('runners[]', {
        selectionId: 'The runner, as in `match/matchDetails`.',
        ...handicapFields,
        prices:
          'Points `[time, best back, best lay]` in order of time; the app reads the last 2,000. Both prices are null where the market takes no bets. A point holds until the next one. A session line has the runs of YES and NO.',
      }),
      events: 'Events to mark, at most 300.',
      ...prefixPaths('events[]', {
        type: 'Kind: `wicket`, `goal`, `suspended`, `innings_break`. The app skips other kinds.',
        time: 'When it happened or began.',
        until: ['When it ended.', 'The event is a moment.'],
        label: ['A short text for the mark.', 'The mark has no text.'],
      }),
    },
    payload: 'Points by runner, and events.',
    feature: 'priceHistory',
  },
} satisfies Record<string, CallText>;
