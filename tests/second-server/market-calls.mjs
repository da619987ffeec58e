// Calls that read matches, markets, session lines and what an operator offers around them.
import { formatHundredths } from './money.mjs';
import { toDateTime, toPage, toSparseList } from './php-dialect.mjs';
import { toLineRow, toMarketRow, toMatchRow } from './rows.mjs';

const SPORTS = [
  { sport_id: '4', sport_name: 'Cricket', is_manual: '0' },
  { sport_id: '1', sport_name: 'Soccer', is_manual: '0' },
];

/** The calls by path. Each handler takes the request and returns the body of the response. */
export function createMarketCalls({ programme }) {
  const findMatch = (id) => programme.matches.find((match) => match.id === String(id));
  const listMarkets = (matchId) => programme.markets.filter((market) => market.matchId === matchId);
  const listLines = (matchId) => programme.lines.filter((line) => line.matchId === matchId);
  const isVisible = ({ status }) => status !== 'CLOSED';

  return {
    'match/homeMatchesV2': () => ({
      status: 'true',
      msg: null,
      data: toSparseList(
        programme.matches.map((match) => toMatchRow(match, listMarkets(match.id), listLines(match.id))),
      ),
    }),
    'match/matchDetails': ({ body }) => {
      const match = findMatch(body.match_id);
      if (!match) return { status: 1, data: {} };
      const markets = listMarkets(match.id).filter((market) => isVisible(market));
      const chosen = body.market_id ? markets.filter(({ id }) => id === body.market_id) : markets;
      return { status: 1, msg: '', data: chosen.map((market) => toMarketRow(market, match)), server_time: Date.now() };
    },
    'fancy/getFancies': ({ body }) => {
      const lines = listLines(String(body.match_id)).filter((line) => isVisible(line));
      return { status: 1, data: { data: lines.map(toLineRow), fancy_category: { 1: 'Session' } } };
    },
    'match/getTvUrlScoreboardUrl': () => ({ status: '1', data: { tv_url: null, match_scoreboard_url: '' } }),
    'match/score': () => ({ status: '0', msg: 'No record found', data: [] }),
    'match/matchResults': ({ body }) => toPage(listResults(programme, findMatch), body),
    'market/allRacingMarkets': () => ({ status: '1', data: {} }),
    'sports/getSports': () => ({ status: '1', data: SPORTS }),
    'event/lists': () => ({ status: '1', data: [toFilterLists(programme.matches)] }),
    'event/applyValidation': () => ({ status: '1', applyValidation: '0' }),
    'event/getEventsLimit': ({ body }) => ({
      status: '1',
      data: toLimits(listMarkets(String(body.match_id)), listLines(String(body.match_id))),
    }),
    'globalsetting/getSocketStatus': () => ({ status: '1', is_socket: '0' }),
    'news/getNews': () => ({
      status: '1',
      data: [{ id: '1', heading: 'Welcome', description: 'Bets & results in UTC', is_active: '1' }],
    }),
    'content/getLogo': () => ({ status: '1', data: { description: null, self_host: '0' } }),
    'qtech/all/sports': () => ({ status: '0', msg: 'No record found', data: {} }),
    'qtech/gameList': () => ({ status: '1', data: { items: {}, totalCount: '0' } }),
    'qtech/launchUrl': () => ({ status: '0', msg: 'The casino is closed.' }),
    'lotus/lobbyUrl': () => ({ status: '0', msg: 'The casino is closed.' }),
  };
}

function toFilterLists(matches) {
  return {
    sports: SPORTS,
    series: matches.map((match) => ({
      sport_id: match.sportId,
      series_id: match.seriesId,
      series_name: match.series,
    })),
    matches: matches.map((match) => ({
      sport_id: match.sportId,
      series_id: match.seriesId,
      match_id: match.id,
      match_name: match.name,
    })),
  };
}

function toLimits(markets, lines) {
  const limits = markets.map((market) => [
    market.id,
    {
      market_min_stack: formatHundredths(market.minStake),
      market_max_stack: formatHundredths(market.maxStake),
      market_min_odds_rate: null,
      market_max_odds_rate: '',
      market_max_profit: '--',
      market_bet_delay: String(market.delay),
    },
  ]);
  const session = lines.map((line) => [
    line.id,
    {
      session_min_stack: formatHundredths(line.minStake),
      session_max_stack: formatHundredths(line.maxStake),
      session_max_profit: null,
      session_bet_delay: String(line.delay),
    },
  ]);
  return { ...Object.fromEntries(limits), session: session.length > 0 ? Object.fromEntries(session) : [] };
}

function listResults({ markets, lines }, findMatch) {
  const settled = [...markets, ...lines].filter(({ settledAt }) => settledAt !== null);
  settled.sort((one, other) => other.settledAt - one.settledAt);
  return settled.map((place) => {
    const match = findMatch(place.matchId);
    const winner = place.kind === 'session' ? place.winner : place.runners.find(({ id }) => id === place.winner).name;
    return {
      sport_name: match.sport,
      series_name: match.series,
      match_name: match.name,
      market_name: place.name,
      winner_name: String(winner),
      result_settled_at: toDateTime(place.settledAt),
      type: place.kind === 'session' ? '2' : '1',
    };
  });
}
