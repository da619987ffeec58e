import type { EndpointName } from '#shared/api/contract/index.ts';
import { at, createPageResponse, createResponse, laterTime } from './response-envelope.ts';

const createRunner = (id: number, name: string) => ({
  selectionId: id,
  selection_name: name,
  status: 'ACTIVE',
  ex: {
    availableToBack: [{ price: 1.98, size: 4200 }, { price: 1.97, size: 120_000.5 }, null],
    availableToLay: [{ price: 2, size: 1234.5 }, null, null],
  },
  metadata: null,
});
const match = {
  sport_id: '4',
  match_id: '3301',
  match_name: 'India v Australia',
  match_date: at,
  inplay: 1,
  is_lock: 0,
  status: 'OPEN',
  runners: [createRunner(7337, 'India'), createRunner(38528100, 'Australia')],
};
const fancy = {
  fancy_id: '3301_4',
  fancy_name: '6 over runs',
  category: '1',
  chronology: 6,
  LayPrice1: 44,
  LaySize1: 110,
  BackPrice1: 46,
  BackSize1: 90,
  GameStatus: '',
  MarkStatus: '1',
  Min: 100,
  Max: 25_000,
  news: null,
};

/** Well-formed responses of the calls that read matches, markets and session lines. */
export const marketResponses: Partial<Readonly<Record<EndpointName, unknown>>> = {
  getEventsLimit: createResponse({
    '1.240634810': {
      market_min_stack: 100,
      market_max_stack: 500_000,
      market_min_odds_rate: 1.01,
      market_max_odds_rate: 1000,
      market_max_profit: null,
      market_bet_delay: 5,
    },
    991234: {
      market_min_stack: 100,
      market_max_stack: 50_000,
      market_min_odds_rate: null,
      market_max_odds_rate: null,
      market_max_profit: 1_000_000,
      market_bet_delay: 0,
    },
    session: {
      '3301_4': {
        session_min_stack: 100,
        session_max_stack: 25_000,
        session_max_profit: 200_000,
        session_bet_delay: 3,
      },
    },
    market_bet_delay: 5,
    session_bet_delay: 3,
  }),
  eventLists: createResponse([
    {
      sports: [{ sport_id: '4', sport_name: 'Cricket' }],
      series: [],
      matches: [{ sport_id: '4', series_id: 's1', match_id: '3301', match_name: 'India v Australia' }],
    },
  ]),
  getSports: createResponse([
    { sport_id: '4', sport_name: 'Cricket' },
    { sport_id: '1', sport_name: 'Soccer' },
  ]),
  homeMatchesV2: createResponse([
    {
      ...match,
      sport_name: 'Cricket',
      series_id: 's1',
      series_name: 'Test',
      market_id: '1.240634810',
      market_name: 'Match Odds',
      enable_fancy: 1,
      bookmaker_count: 1,
      fancy_count: 12,
      has_tv_url: 0,
    },
  ]),
  matchDetails: createResponse([
    {
      ...match,
      market_id: '1.240634810',
      market_name: 'Match Odds',
      market_type: 'MATCH_ODDS',
      totalMatched: 1_234_567.25,
      news: null,
      market_min_stack: 100,
      market_max_stack: null,
    },
    {
      ...match,
      market_id: '991234',
      market_name: 'Bookmaker',
      market_type: 'BOOKMAKER',
      totalMatched: null,
      news: 'Toss at 1 pm',
      market_min_stack: 100,
      market_max_stack: 50_000,
    },
  ]),
  getTvUrlScoreboardUrl: createResponse({ tv_url: 'https://tv.example/1', match_scoreboard_url: null }),
  priceHistory: createResponse({
    runners: [
      {
        selectionId: 7337,
        prices: [
          [1_772_899_200_000, 1.98, 2],
          [1_772_899_260_000, null, null],
          [1_772_899_320_000, 2.4, 2.44],
        ],
      },
      { selectionId: 38528100, prices: [] },
    ],
    events: [
      { type: 'wicket', time: at, until: null, label: 'IND 42/1 (6.2)' },
      { type: 'innings_break', time: at, until: laterTime, label: '' },
    ],
  }),
  matchResults: createPageResponse([
    {
      sport_name: 'Cricket',
      series_name: 'Test',
      match_name: 'India v Australia',
      market_name: 'Toss',
      winner_name: 'India',
      result_settled_at: laterTime,
      type: 1,
    },
  ]),
  getFancies: createResponse([
    fancy,
    { ...fancy, fancy_id: '3301_5', LayPrice1: null, LaySize1: null, GameStatus: 'Ball Running', MarkStatus: '0' },
  ]),
  getRunTimeFancyPosition: createResponse({
    fancy_position: [],
    liability: -1000,
    profit: 1100,
    bets_fancies: [{ run: 44, is_back: 1, size: 110, stack: 1000 }],
  }),
  allRacingMarkets: createResponse([
    {
      sport_id: '7',
      match_id: '88',
      market_id: '1.99',
      name: '13:05 Ascot',
      venue: 'Ascot',
      country_code: 'GB',
      market_start_time: at,
      inplay: 0,
      status: 'OPEN',
    },
  ]),
};
