import { type FieldTexts, prefixPaths } from './call-text.ts';

/** Paging of the lists and reports. */
export const pageRequest: FieldTexts = {
  limit: 'Rows on a page: a whole number from 1 to 500. A server may send shorter pages.',
  page: 'Number of the page, from 1.',
};

export const dateRange: FieldTexts = {
  from_date: 'First moment of the range, ISO 8601 in UTC, included. Null or left out: no limit.',
  to_date: 'Last moment of the range, ISO 8601 in UTC, included. Null or left out: no limit.',
};

export const pageMetadata: FieldTexts = {
  metadata: [
    'How many rows there are. An object, or a list with one object.',
    'The app reads the next page as long as pages arrive full.',
  ],
  'metadata.total': [
    'Rows of all pages that fit the filter, from 0. A total below the rows of this page counts as missing.',
    'The app reads the next page as long as pages arrive full.',
  ],
  'metadata.page': ['Number of this page, from 1.', 'The app takes it for page 1.'],
};

/** A list of rows with its count. */
export const paged = (rows: string, fields: FieldTexts): FieldTexts => ({
  data: [rows, 'The app shows an empty list.'],
  ...prefixPaths('data[]', fields),
  ...pageMetadata,
});

export const handicapFields: FieldTexts = {
  handicap: 'The handicap of the runner on an Asian line, in goals or points. Leave it out for every other market.',
  hc: 'Another name of `handicap`, as the stream has it. The app reads the first of the two that is not 0.',
};

const describeOffer = (side: string): FieldTexts => ({
  price: [`The price of this level of ${side}.`, 'The app shows an empty level.'],
  size: [`The stake that this level can match, above 0. 0 and null are no offer.`, 'The app shows an empty level.'],
});

export const runnerFields: FieldTexts = {
  selectionId: 'The runner, as bets name it in `selection_id`.',
  ...handicapFields,
  selection_name: ['Name of the runner: a team, player or horse.', 'The row has no name.'],
  status:
    'State of the runner, in any case. Empty or missing means ACTIVE. An unknown word counts as SUSPENDED, so that it opens no bets.',
  ex: ['The best offers of both sides.', 'All prices of the runner are empty.'],
  'ex.availableToBack': [
    'Offers that a back bet takes: at most three levels, the best (highest) price first. Null, "" or "--" is an empty level.',
    'The side is empty and takes no bet.',
  ],
  ...prefixPaths('ex.availableToBack[]', describeOffer('the back side')),
  'ex.availableToLay': [
    'Offers that a lay bet takes: at most three levels, the best (lowest) price first.',
    'The side is empty and takes no bet.',
  ],
  ...prefixPaths('ex.availableToLay[]', describeOffer('the lay side')),
  metadata: ['Details of a horse or greyhound.', 'The row shows the name alone.', 'usual'],
  'metadata.jockey': ['Name of the jockey.', 'The detail is left out.'],
  'metadata.trainer': ['Name of the trainer.', 'The detail is left out.'],
  'metadata.draw': ['Number of the stall or trap.', 'The detail is left out.'],
  'metadata.colours': ['The silks in English words, such as "emerald green, black spots".', 'The row has no silks.'],
};

export const marketStatus =
  'State of the market, in any case. Only OPEN takes bets. A missing or unknown word counts as SUSPENDED, so that it opens no bets.';

/** A bet as every list of bets and every response to a placement has it. */
export const betFields: FieldTexts = {
  bet_id: 'Number of the bet, unique for the bettor. The bettor quotes it to your support.',
  sport_id: 'The sport, as in `sports/getSports`.',
  match_id: 'The match or race.',
  match_name: ['Name of the match or race.', 'The row has no name.'],
  market_id: 'The market, or for a fancy bet the session line.',
  market_name: ['Name of the market or session line.', 'The row has no name of the market.'],
  event_type: 'The sport once more, as older servers send it. The app does not show it.',
  selection_name: ['Name of the runner, or YES or NO for a fancy bet.', 'The row has no selection.'],
  ...handicapFields,
  odds: 'The price at which the bet stands: decimal odds, the payout on 100 of a bookmaker market, or the run of a fancy bet.',
  size: [
    'Of a fancy bet: its payout on 100. The app does not read it of another bet.',
    'The payout of a fancy bet is taken as 0.',
  ],
  stack: 'The stake.',
  liability: ['What the bet can lose, 0 or above.', 'The row shows 0.'],
  profit: ['What the bet can win, 0 or above.', 'The row shows 0.'],
  p_l: [
    'The result of a settled bet: a win is above 0, a loss below. The app reads it only beside `result_settled_at`.',
    'The row shows no result.',
  ],
  is_back: ['1 is a back bet or YES, 0 a lay bet or NO.', 'The bet counts as a lay bet, so always send it.'],
  is_fancy: [
    '1 for a bet on a session line.',
    'The market id decides: an id with a dot is an odds market, one without a bookmaker market.',
  ],
  is_matched: ['0 for a bet that waits for an offer.', 'The bet counts as matched.'],
  winner_name: ['Name of the winner, or the number of runs of a session line.', 'The row shows no winner.'],
  delete_status: '0 is an active bet, 1 a bet that the operator deleted, 2 a void bet. Another number counts as 0.',
  deleted_reason: ['Why the bet was deleted or is void, as the bettor reads it.', 'The row gives no reason.'],
  createdAt:
    'When the bet arrived, or stood after its delay. After a lost response the app compares it with the time of the press.',
  result_settled_at: ['When the bet was settled.', 'The bet counts as not settled.'],
  reference: [
    'The `Idempotency-Key` of the request that placed the bet.',
    'After a lost response the app recognises its bet by selection, side, stake, price and time.',
  ],
};

/** A settled round of a casino game. */
export const casinoRoundFields: FieldTexts = {
  roundId: 'Number of the round.',
  matchName: ['Name of the game or table.', 'The column is empty.'],
  operatorId: ['Number of the game at its provider.', 'The column is empty.'],
  runnerName: ['What the bettor bet on.', 'The column is empty.'],
  odds: ['The price of the bet.', 'The column is empty.'],
  stake: ['The stake in the account currency, before the multiplier of the casino rules.', 'The column is empty.'],
  pnl: ['The result in the account currency: a win is above 0, a loss below.', 'The column is empty.'],
  createdAt: 'When the round was played.',
};

/** Whether a row belongs to a market or to a session line. */
export const eventType = '2 is a session line, any other number a market.';
