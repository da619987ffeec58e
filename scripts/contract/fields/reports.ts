import { type CallText, prefixPaths } from './call-text.ts';
import { dateRange, eventType, paged, pageRequest } from './shared-fields.ts';

export const reportCalls = {
  plBets: {
    summary: 'Read the bets behind a row of a statement',
    details: 'The page Statement detail sends it.',
    request: {
      search: 'One of the two keys below.',
      'search.market_id': 'For a market.',
      'search.market_id.event_id': 'The market.',
      'search.fancy_id': 'For a session line.',
      'search.fancy_id.event_id': 'The session line.',
    },
    response: prefixPaths('[]', {
      winner_name: ['Name of the winner.', 'The page names no winner.'],
      selection_name: ['Name of the runner, or YES or NO.', 'The row has no name.'],
      odds: 'The price.',
      size: ['The stake, or the payout on 100 of a fancy bet.', 'The column is empty.'],
      is_back: [
        'In this call alone 1 means lay. `features.statementSideInverted: false` in `config.json` makes 1 a back bet here too.',
        'The row counts as a back bet.',
      ],
      p_l: ['The result: a win is above 0, a loss below.', 'The column is empty.'],
      createdAt: 'When the bet was placed.',
      result_settled_at: ['When it was settled.', 'The column is empty.'],
      bet_id: 'Number of the bet.',
    }),
    payload: 'A list of bets.',
  },
  sportsPL: {
    summary: 'Read profit and loss by sport',
    details: 'The page Profit and Loss begins with it.',
    request: dateRange,
    response: prefixPaths('[]', {
      sport_id: 'The sport.',
      sport_name: ['Name of the sport.', 'The row has no name.'],
      type: `${eventType} A sport may have a row of each.`,
      total: 'The result after commission: a win is above 0, a loss below.',
      commission: ['The commission, 0 or below.', 'The column is empty.'],
    }),
    payload: 'A list of sports.',
  },
  eventsProfitLoss: {
    summary: 'Read profit and loss by market and session line',
    details: 'The page Profit and Loss shows them inside a sport or match. A row opens the page Statement detail.',
    request: {
      ...dateRange,
      sport_id: 'Only this sport. Null or left out: every sport.',
      match_id: 'Only this match. Null or left out: every match.',
      ...pageRequest,
    },
    response: paged('The markets and session lines, the newest first.', {
      match_date: ['Start of the match.', 'The row has no date.'],
      sport_name: ['Name of the sport.', 'The row has no sport.'],
      series_name: ['Name of the series.', 'The row has no series.'],
      match_id: 'The match.',
      match_name: ['Name of the match.', 'The row has no name.'],
      event_id: 'The market, or the session line when `type` is 2.',
      event_name: ['Name of the market or session line.', 'The row has no name of the market.'],
      type: eventType,
      winner_name: ['Name of the winner, or the number of runs.', 'The row names no winner.'],
      net_pl: 'The result after commission: a win is above 0, a loss below.',
      user_commission_pl: ['The commission, 0 or below.', 'The column is empty.'],
    }),
    payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
  },
} satisfies Record<string, CallText>;
