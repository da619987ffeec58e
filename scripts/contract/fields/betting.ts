import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';
import { betFields, casinoRoundFields, dateRange, handicapFields, paged, pageRequest } from './shared-fields.ts';

const listFilter: FieldTexts = {
  match_id: 'Only this match. Null or left out: every match.',
  sport_id: 'Only this sport. Null or left out: every sport.',
  search: 'Only rows whose names contain this text, in any case. Null or left out: every row.',
  ...dateRange,
  ...pageRequest,
};

const BET_DELAY_RULE =
  'Hold the bet for the delay of its market, check price, limits and balance again, then respond: the app waits up to 30 seconds. Store the key in the same transaction as the bet.';
const side = '1 is a back bet or YES, 0 a lay bet or NO.';
const RUN_SIDE = 'Compare YES with `BackPrice1` and `BackSize1`, NO with `LayPrice1` and `LaySize1`.';
const placed = prefixPaths('[]', betFields);
const PLACED_PAYLOAD =
  'The placed bets. The app drops rows that it cannot read, and reads none from null: a bet stands as soon as `status` is true.';

const createListCall = (summary: string, details: string): CallText => ({
  summary,
  details,
  request: listFilter,
  response: paged('The bets, the newest first.', betFields),
  payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
});

export const bettingCalls = {
  saveBet: {
    summary: 'Place a bet, or one leg of a cash-out',
    details: `${BET_DELAY_RULE} A back bet stands at the odds of the request or higher ones, a lay bet at them or lower ones. Send the price at which it stands. Otherwise refuse it, for example with "Unmatch bet not allowed.".`,
    request: {
      market_id: 'The market, as in `match/matchDetails`.',
      selection_id: 'The runner, its `selectionId`.',
      stack: 'The stake: a whole amount above 0.',
      is_back: side,
      odds: 'The price on screen when the bettor pressed: decimal odds from 1.01 to 1000, or the payout on 100 of a bookmaker market.',
    },
    response: placed,
    payload: PLACED_PAYLOAD,
    movesMoney: true,
  },
  saveFancyBet: {
    summary: 'Place a bet on a session line',
    details: `${BET_DELAY_RULE} Run and size must equal the line of the moment. ${RUN_SIDE} Otherwise refuse it, for example with "Run Changed!".`,
    request: {
      fancy_id: 'The session line.',
      stack: 'The stake: a whole amount above 0.',
      is_back: side,
      run: 'The run of the line, from 0.',
      size: 'The payout on 100 of the line, above 0.',
    },
    response: placed,
    payload: PLACED_PAYLOAD,
    movesMoney: true,
  },
  saveHrBet: {
    summary: 'Place bets on two or more runners of a race',
    details: `${BET_DELAY_RULE} Place all of them or none.`,
    request: prefixPaths('[]', {
      selection_id: 'The runner, its `selectionId`.',
      selection_name: 'Name of the runner, for your records.',
      market_id: 'The market, the same in every entry.',
      odds: 'The price on screen: decimal odds from 1.01 to 1000.',
      is_back: side,
      stack: 'The stake: a whole amount above 0.',
    }),
    response: placed,
    payload: PLACED_PAYLOAD,
    movesMoney: true,
  },
  bets: {
    summary: "Read the bettor's active bets of a match",
    details:
      'The match page shows them, matched or not, until they are settled, void or deleted. After a lost response the app looks for its bet here, after 0, 5 and 15 seconds: the list must contain a bet as soon as it stands.',
    request: { match_id: 'The match or race.' },
    response: prefixPaths('[]', betFields),
    payload: 'A list of bets, the newest first.',
  },
  openBets: createListCall('Read bets that wait for a result', 'The page My Bets and the dashboard show them.'),
  voidBets: createListCall(
    'Read void bets',
    'The page My Bets shows them. After a lost response the app looks for its bet here too.',
  ),
  deleteBets: createListCall(
    'Read bets that the operator deleted',
    'The page My Bets shows them. After a lost response the app looks for its bet here too.',
  ),
  settledBets: {
    ...createListCall(
      'Read settled bets, or settled rounds of the casino',
      'The page My Bets shows bets, the page Star Casino rounds. With `bets_type` send rounds.',
    ),
    request: { ...listFilter, bets_type: '`settled` asks for rounds of the casino. Left out: bets.' },
    response: paged('The bets or rounds, the newest first. The app reads each row by its own kind.', {
      ...casinoRoundFields,
      ...betFields,
      'odds@roundId': casinoRoundFields['odds'] ?? '',
      'createdAt@roundId': casinoRoundFields['createdAt'] ?? '',
    }),
  },
  getTeamPosition: {
    summary: "Read what each market of a match pays per winner, with the bettor's bets",
    details: 'The match page shows the figures beside the runners. Leave out markets without a bet.',
    request: { match_id: 'The match or race.' },
    response: prefixPaths('{}[]', {
      selection_id: 'The runner, its `selectionId`.',
      ...handicapFields,
      win_loss:
        'What the market pays if this runner wins: above 0 a win, below 0 a loss. In a market with several winners, what the bets on this runner pay if it is placed.',
      lose_loss: [
        'Only in a market with several winners: what the bets on this runner pay if it is not placed.',
        'The market counts as one with one winner.',
        'usual',
      ],
    }),
    payload: 'A map by market id. Each value is a list with every runner.',
  },
  getFancyLiability: {
    summary: 'Read the worst result of each session line',
    details: 'The match page shows the figure beside the line.',
    request: { match_id: 'Only lines of this match. Null or left out: every match.' },
    response: {},
    payload: 'A map by fancy id. Each value is an amount, 0 or below. A key whose value does not fit is dropped.',
  },
  getExposures: {
    summary: 'Read the exposure of each market and session line',
    details: 'The page Liabilities shows them, grouped by sport.',
    request: {},
    response: prefixPaths('[]', {
      sport_id: 'The sport.',
      sport_name: ['Name of the sport. The page groups by it.', 'The rows form a group without a name.'],
      match_id: 'The match. The row links to it.',
      match_name: ['Name of the match.', 'The row has no name.'],
      event_name: ['Name of the market or session line.', 'The row has no name of the market.'],
      type: ['Kind of the row, in your words. The app does not show it.', 'Nothing changes.'],
      liability: ['The exposure, 0 or below.', 'The row shows 0.'],
      liabilitySum: [
        'Marks a last row with the sum alone, as some servers send. The app drops that row.',
        'The row is an exposure.',
      ],
    }),
    payload: 'A list of exposures.',
  },
} satisfies Record<string, CallText>;
