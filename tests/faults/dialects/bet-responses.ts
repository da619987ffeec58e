import type { EndpointName } from '#shared/api/contract/index.ts';
import { at, createPageResponse, createResponse, laterTime } from './response-envelope.ts';

const bet = {
  bet_id: 'b-1',
  sport_id: '4',
  match_id: '3301',
  match_name: 'India v Australia',
  market_id: '1.240634810',
  market_name: 'Match Odds',
  event_type: '4',
  selection_name: 'India',
  odds: 1.98,
  size: 1500,
  stack: 1500,
  liability: -1500,
  profit: 1470,
  p_l: null,
  is_back: 1,
  is_fancy: 0,
  is_matched: 1,
  winner_name: null,
  delete_status: 0,
  deleted_reason: null,
  createdAt: at,
  result_settled_at: null,
  reference: null,
};
const settled = { ...bet, bet_id: 'b-2', p_l: -1500, is_back: 0, result_settled_at: laterTime, winner_name: 'India' };
const round = {
  roundId: 'R1',
  matchName: 'Roulette',
  operatorId: '9',
  runnerName: 'Red',
  odds: 2,
  stake: 10,
  pnl: -10,
  createdAt: at,
};

/** Well-formed responses of the calls that read bets, positions and statements. */
export const betResponses: Partial<Readonly<Record<EndpointName, unknown>>> = {
  bets: createResponse([bet]),
  openBets: createPageResponse([bet]),
  voidBets: createPageResponse([]),
  settledBets: createPageResponse([settled, round]),
  getTeamPosition: createResponse({
    '1.240634810': [
      { selection_id: 7337, win_loss: 1470 },
      { selection_id: 38528100, win_loss: -1500.5 },
    ],
    991234: [{ selection_id: 1, win_loss: -100, lose_loss: null }],
  }),
  getFancyLiability: createResponse({ '3301_4': -1000, '3301_5': 0 }),
  getExposures: createResponse([
    {
      sport_id: '4',
      sport_name: 'Cricket',
      match_id: '3301',
      match_name: 'India v Australia',
      event_name: 'Match Odds',
      type: '1',
      liability: -1500,
    },
  ]),
  plBets: createResponse([
    {
      winner_name: 'India',
      selection_name: 'India',
      odds: 1.98,
      size: 1500,
      is_back: 1,
      p_l: 1470,
      createdAt: at,
      result_settled_at: null,
      bet_id: 'b-1',
    },
  ]),
  statements: createPageResponse([
    {
      date: at,
      description: 'Deposit',
      credit_debit: 2500,
      balance: 52_500.75,
      statement_type: 'deposit',
      match_id: null,
      event_id: null,
      type: 0,
      remark: '',
    },
  ]),
  sportsPL: createResponse([{ sport_id: '4', sport_name: 'Cricket', type: 1, total: -1500, commission: null }]),
  eventsProfitLoss: createPageResponse([
    {
      match_date: at,
      sport_name: 'Cricket',
      series_name: 'Test',
      match_id: '3301',
      match_name: 'India v Australia',
      event_id: '1.5',
      event_name: 'Match Odds',
      type: 1,
      winner_name: 'India',
      net_pl: 1470,
      user_commission_pl: null,
    },
  ]),
  lotusBets: createPageResponse([round]),
};
