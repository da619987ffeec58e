import { changeRows, changeText, changeValue, type Deviation, setValue } from './deviation.ts';

const HOME = 'match/homeMatchesV2';
const MARKETS = 'match/matchDetails';
const OPEN_BETS = 'bet/openBets';
const SPORTS = 'sports/getSports';

/** Deviations of one field. */
export const fieldDeviations: readonly Deviation[] = [
  {
    title: 'a required field is missing in one row',
    call: HOME,
    path: 'data[3].match_date',
    severity: 'breaks',
    createChange: setValue(HOME, 'data.3.match_date', undefined),
  },
  {
    title: 'an optional field is missing in every row',
    call: HOME,
    path: 'data[0].totalMatched',
    severity: 'tolerated',
    createChange: changeRows(HOME, 'data', (rows) => rows.map(({ totalMatched: _, ...row }) => row)),
  },
  {
    title: 'an object in place of a text',
    call: MARKETS,
    path: 'data[0].runners[0].selection_name',
    severity: 'breaks',
    createChange: setValue(MARKETS, 'data.0.runners.0.selection_name', { en: 'India' }),
  },
  {
    title: 'a number as a text that is no number',
    call: OPEN_BETS,
    path: 'data[0].stack',
    severity: 'breaks',
    createChange: setValue(OPEN_BETS, 'data.0.stack', '100 INR'),
  },
  {
    title: 'a number as a decimal text',
    call: OPEN_BETS,
    path: 'data[0].stack',
    severity: 'tolerated',
    createChange: changeValue(OPEN_BETS, 'data.0.stack', (stake) => String(stake)),
  },
  {
    title: 'a number as a grouped text',
    call: 'user/getUserBalanceV1',
    path: 'data.profit_loss',
    severity: 'tolerated',
    createChange: setValue('user/getUserBalanceV1', 'data.profit_loss', '1,00,000.50'),
  },
  {
    title: 'an amount with an exponent',
    call: OPEN_BETS,
    path: 'data[0].liability',
    severity: 'breaks',
    createChange: setValue(OPEN_BETS, 'data.0.liability', '1.5e3'),
  },
  {
    title: 'an amount beyond the range',
    call: 'account/statements',
    path: 'data[0].credit_debit',
    severity: 'breaks',
    createChange: setValue('account/statements', 'data.0.credit_debit', 1e16),
  },
  {
    title: 'an amount with a third decimal',
    call: 'report/sportsP_L',
    path: 'data[0].total',
    severity: 'tolerated',
    createChange: setValue('report/sportsP_L', 'data.0.total', 12.345),
  },
  {
    title: 'a list in place of an object',
    call: MARKETS,
    path: 'data[0].runners[0].ex',
    severity: 'breaks',
    createChange: setValue(MARKETS, 'data.0.runners.0.ex', [{ price: 1.5, size: 100 }]),
  },
  {
    title: 'an object with numeric keys in place of a list',
    call: SPORTS,
    path: 'data',
    severity: 'tolerated',
    createChange: changeValue(SPORTS, 'data', (rows) => Object.fromEntries(Object.entries(rows as object))),
  },
  {
    title: 'null in place of an id',
    call: HOME,
    path: 'data[0].match_id',
    severity: 'breaks',
    createChange: setValue(HOME, 'data.0.match_id', null),
  },
  {
    title: 'null in place of a text',
    call: SPORTS,
    path: 'data[0].sport_name',
    severity: 'tolerated',
    createChange: setValue(SPORTS, 'data.0.sport_name', null),
  },
  {
    title: 'an unknown state of a market',
    call: MARKETS,
    path: 'data[0].status',
    severity: 'breaks',
    createChange: setValue(MARKETS, 'data.0.status', 'PLAYING'),
  },
  {
    title: 'an unknown state of a payment',
    call: 'wallet/getwalletsummary',
    path: 'data[0].status',
    severity: 'breaks',
    createChange: setValue('wallet/getwalletsummary', 'data.0.status', 'DONE'),
  },
  {
    title: 'a flag in a word of its own',
    call: HOME,
    path: 'data[0].inplay',
    severity: 'breaks',
    createChange: setValue(HOME, 'data.0.inplay', 'maybe'),
  },
  {
    title: 'a flag as a text',
    call: 'bet/settledBets',
    path: 'data[0].is_back',
    severity: 'tolerated',
    createChange: changeValue('bet/settledBets', 'data', (rows) =>
      (rows as readonly Record<string, unknown>[]).map((row, index) => (index === 0 ? { ...row, is_back: '1' } : row)),
    ),
  },
  {
    title: 'a date in a local form',
    call: 'market/allRacingMarkets',
    path: 'data[1].market_start_time',
    severity: 'breaks',
    createChange: setValue('market/allRacingMarkets', 'data.1.market_start_time', '21/11/2026 20:00'),
  },
  {
    title: 'a date without a zone',
    call: 'match/matchResults',
    path: 'data[0].result_settled_at',
    severity: 'tolerated',
    createChange: setValue('match/matchResults', 'data.0.result_settled_at', '2026-11-21 14:30:00'),
  },
  {
    title: 'a date as an epoch',
    call: 'account/statements',
    path: 'data[0].date',
    severity: 'tolerated',
    createChange: changeValue('account/statements', 'data.0.date', (date) => Date.parse(String(date))),
  },
  {
    title: 'an id above the exact integers',
    call: MARKETS,
    path: 'data[0].runners[0].selectionId',
    severity: 'breaks',
    createChange: changeText(MARKETS, (text) => text.replace(/"selectionId":\d+/, '"selectionId":9007199254740993')),
  },
  {
    title: 'an id as a number with decimals',
    call: 'event/lists',
    path: 'data[0].matches[0].match_id',
    severity: 'breaks',
    createChange: setValue('event/lists', 'data.0.matches.0.match_id', 1.24),
  },
  {
    title: 'a page without the count of its rows',
    call: 'report/eventsProfitLoss',
    path: 'metadata',
    severity: 'tolerated',
    createChange: setValue('report/eventsProfitLoss', 'metadata', undefined),
  },
];
