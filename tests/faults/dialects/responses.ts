import type { EndpointName } from '#shared/api/contract/index.ts';

const at = '2026-03-14T13:05:00.000Z';
const later = '2026-03-14T15:20:30.250Z';
const page = (data: readonly unknown[]) => ({ status: true, msg: '', data, metadata: { total: 31, page: 1 } });
const answer = (data: unknown) => ({ status: true, msg: '', data });

const runner = (id: number, name: string) => ({
  selectionId: id, selection_name: name, status: 'ACTIVE',
  ex: { availableToBack: [{ price: 1.98, size: 4200 }, { price: 1.97, size: 120_000.5 }, null],
    availableToLay: [{ price: 2, size: 1234.5 }, null, null] },
  metadata: null,
});
const match = { sport_id: '4', match_id: '3301', match_name: 'India v Australia', match_date: at, inplay: 1,
  is_lock: 0, status: 'OPEN', runners: [runner(7337, 'India'), runner(38528100, 'Australia')] };
const bet = {
  bet_id: 'b-1', sport_id: '4', match_id: '3301', match_name: 'India v Australia', market_id: '1.240634810',
    market_name: 'Match Odds', event_type: '4', selection_name: 'India',
  odds: 1.98, size: 1500, stack: 1500, liability: -1500, profit: 1470, p_l: null, is_back: 1, is_fancy: 0,
    is_matched: 1, winner_name: null, delete_status: 0, deleted_reason: null,
  createdAt: at, result_settled_at: null, reference: null,
};
const settled = { ...bet, bet_id: 'b-2', p_l: -1500, is_back: 0, result_settled_at: later, winner_name: 'India' };
const round = { roundId: 'R1', matchName: 'Roulette', operatorId: '9', runnerName: 'Red', odds: 2, stake: 10,
  pnl: -10, createdAt: at };
const fancy = {
  fancy_id: '3301_4', fancy_name: '6 over runs', category: '1', chronology: 6, LayPrice1: 44, LaySize1: 110,
    BackPrice1: 46, BackSize1: 90,
  GameStatus: '', MarkStatus: '1', Min: 100, Max: 25_000, news: null,
};
const profile = { _id: 'u1', parent_id: null, domain_id: 'd1', user_id: 'u1', user_name: 'asha',
  is_auth_app_enabled: 0, is_telegram_enable: 0, is_secure_auth_enabled: 0 };

/** A well-formed answer to the main calls, written by hand from the contract document. */
export const responses: Partial<Readonly<Record<EndpointName, unknown>>> = {
  userLogin: { status: true, msg: '', token: { accessToken: 'abc.def', accessTokenExpiresAt: later,
    refreshToken: null }, data: profile },
  getUserBalanceV1: answer({ balance: 48_500.5, liability: -1500, profit_loss: null }),
  getUserMatchStack: { status: true, msg: '', match_stack: [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000] },
  getLogo: answer({ description: '/logo.png', self_host: false }),
  getSocketStatus: { status: true, msg: '', is_socket: 1 },
  applyValidation: { status: true, msg: '', applyValidation: true },
  getEventsLimit: answer({
    '1.240634810': { market_min_stack: 100, market_max_stack: 500_000, market_min_odds_rate: 1.01,
      market_max_odds_rate: 1000, market_max_profit: null, market_bet_delay: 5 },
    991234: { market_min_stack: 100, market_max_stack: 50_000, market_min_odds_rate: null, market_max_odds_rate: null,
      market_max_profit: 1_000_000, market_bet_delay: 0 },
    session: { '3301_4': { session_min_stack: 100, session_max_stack: 25_000, session_max_profit: 200_000,
      session_bet_delay: 3 } },
    market_bet_delay: 5, session_bet_delay: 3,
  }),
  eventLists: answer([{ sports: [{ sport_id: '4', sport_name: 'Cricket' }], series: [], matches: [{ sport_id: '4',
    series_id: 's1', match_id: '3301', match_name: 'India v Australia' }] }]),
  getSports: answer([{ sport_id: '4', sport_name: 'Cricket' }, { sport_id: '1', sport_name: 'Soccer' }]),
  homeMatchesV2: answer([{ ...match, sport_name: 'Cricket', series_id: 's1', series_name: 'Test',
    market_id: '1.240634810', market_name: 'Match Odds', enable_fancy: 1, bookmaker_count: 1, fancy_count: 12,
    has_tv_url: 0 }]),
  matchDetails: answer([
    { ...match, market_id: '1.240634810', market_name: 'Match Odds', market_type: 'MATCH_ODDS',
      totalMatched: 1_234_567.25, news: null, market_min_stack: 100, market_max_stack: null },
    { ...match, market_id: '991234', market_name: 'Bookmaker', market_type: 'BOOKMAKER', totalMatched: null,
      news: 'Toss at 1 pm', market_min_stack: 100, market_max_stack: 50_000 },
  ]),
  getTvUrlScoreboardUrl: answer({ tv_url: 'https://tv.example/1', match_scoreboard_url: null }),
  matchResults: page([{ sport_name: 'Cricket', series_name: 'Test', match_name: 'India v Australia',
    market_name: 'Toss', winner_name: 'India', result_settled_at: later, type: 1 }]),
  getFancies: answer([fancy, { ...fancy, fancy_id: '3301_5', LayPrice1: null, LaySize1: null,
    GameStatus: 'Ball Running', MarkStatus: '0' }]),
  getRunTimeFancyPosition: answer({ fancy_position: [], liability: -1000, profit: 1100, bets_fancies: [{ run: 44,
    is_back: 1, size: 110, stack: 1000 }] }),
  allRacingMarkets: answer([{ sport_id: '7', match_id: '88', market_id: '1.99', name: '13:05 Ascot', venue: 'Ascot',
    country_code: 'GB', market_start_time: at, inplay: 0, status: 'OPEN' }]),
  bets: answer([bet]),
  openBets: page([bet]),
  voidBets: page([]),
  settledBets: page([settled, round]),
  getTeamPosition: answer({ '1.240634810': [{ selection_id: 7337, win_loss: 1470 }, { selection_id: 38528100,
    win_loss: -1500.5 }], 991234: [{ selection_id: 1, win_loss: -100, lose_loss: null }] }),
  getFancyLiability: answer({ '3301_4': -1000, '3301_5': 0 }),
  getExposures: answer([{ sport_id: '4', sport_name: 'Cricket', match_id: '3301', match_name: 'India v Australia',
    event_name: 'Match Odds', type: '1', liability: -1500 }]),
  plBets: answer([{ winner_name: 'India', selection_name: 'India', odds: 1.98, size: 1500, is_back: 1, p_l: 1470,
    createdAt: at, result_settled_at: null, bet_id: 'b-1' }]),
  statements: page([{ date: at, description: 'Deposit', credit_debit: 2500, balance: 52_500.75,
    statement_type: 'deposit', match_id: null, event_id: null, type: 0, remark: '' }]),
  sportsPL: answer([{ sport_id: '4', sport_name: 'Cricket', type: 1, total: -1500, commission: null }]),
  eventsProfitLoss: page([{ match_date: at, sport_name: 'Cricket', series_name: 'Test', match_id: '3301',
    match_name: 'India v Australia', event_id: '1.5', event_name: 'Match Odds', type: 1, winner_name: 'India',
    net_pl: 1470, user_commission_pl: null }]),
  lotusBets: page([round]),
  gameList: answer({ items: [{ id: 'g1', name: 'Roulette', provider: { id: 'EVO', name: 'Evolution' },
    category: 'table', images: [{ type: 'logo-square', url: '/g1.png' }] }], totalCount: 1 }),
  getNews: answer([{ heading: 'Rain', description: 'Play starts at 2 pm' }]),
  getPayementMethod: answer([{ _id: 'm1', category: 'UPI', name: 'UPI', image: null }]),
  getParentPayementDetails: answer([{ _id: 'p1', method_name: 'UPI', bank_holder_name: 'A', bank_name: null,
    ifsc_code: null, account_no: 'a@upi', payment_qr: null }]),
  getwalletsummary: page([{ amount: 2500, generated_at: at, statement_type: 'DEPOSIT', status: 'PENDING', remark: '',
    reference_no: '123456789012', updated_at: null }]),
};
