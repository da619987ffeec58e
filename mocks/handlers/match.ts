import { matchDetails } from '#shared/api/contract/markets/match-details.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/markets/match-frame.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { toUpperWord, toWireAmount, toWireRunner } from './to-wire.ts';

const marketTypes = {
  'match-odds': 'MATCH_ODDS',
  bookmaker: 'BOOKMAKER',
  toss: 'TO_WIN_THE_TOSS',
  'tied-match': 'TIED_MATCH',
  'completed-match': 'COMPLETED_MATCH',
  'over-under': 'OVER_UNDER',
  'to-be-placed': 'TO_BE_PLACED',
  other: 'OTHER',
} as const satisfies Record<Market['type'], string>;

const ladders = { step: 'step', betfair: 'exchange', betdaq: 'betdaq' } as const satisfies Record<
  Market['ladder'],
  string
>;

const toWireMarket = (market: Market) => ({
  sport_id: market.sportId,
  match_id: market.matchId,
  match_name: market.matchName,
  match_date: market.startsAt,
  market_id: market.marketId,
  market_name: market.name,
  market_type: marketTypes[market.type],
  ...(market.winners === undefined ? {} : { number_of_winners: market.winners }),
  status: toUpperWord(market.status),
  inplay: market.inPlay,
  is_lock: market.locked,
  totalMatched: toWireAmount(market.totalMatched),
  news: market.news,
  market_min_stack: toWireAmount(market.minStake),
  market_max_stack: toWireAmount(market.maxStake),
  price_ladder: ladders[market.ladder],
  runners: market.runners.map(toWireRunner),
});

export const createMatchHandlers = (exchange: Exchange) => [
  createHandler(exchange, homeMatchesV2, () => ({
    status: true,
    data: exchange.board.listHomeMatches().map((row) => ({
      sport_id: row.sportId,
      sport_name: row.sportName,
      series_id: row.seriesId,
      series_name: row.seriesName,
      match_id: row.matchId,
      match_name: row.matchName,
      match_date: row.startsAt,
      market_id: row.marketId,
      market_name: row.marketName,
      status: toUpperWord(row.status),
      inplay: row.inPlay,
      is_lock: row.locked,
      enable_fancy: row.hasFancy ? 1 : 0,
      bookmaker_count: row.bookmakerCount,
      fancy_count: row.fancyCount,
      has_tv_url: row.hasTv,
      totalMatched: toWireAmount(row.totalMatched),
      runners: row.runners.map(toWireRunner),
    })),
  })),
  createHandler(exchange, matchDetails, ({ match_id, market_id }) => ({
    status: true,
    data: exchange.board.listMatchMarkets(match_id, market_id).map(toWireMarket),
  })),
  createHandler(exchange, getTvUrlScoreboardUrl, ({ match_id }) => {
    const frames = exchange.board.findTelevision(match_id);
    if (frames === null) return { status: false, msg: 'No data found', data: [] };
    return { status: true, data: { tv_url: frames.tvUrl, match_scoreboard_url: frames.scoreboardUrl } };
  }),
  createEnvelopeHandler(exchange, matchResults, ({ from_date, to_date, sport_id, page, limit }) => {
    const found = exchange.board.listResults({
      from: from_date ?? null,
      to: to_date ?? null,
      sportId: sport_id ?? null,
      page,
      limit,
    });
    return {
      data: found.rows.map((row) => ({
        sport_name: row.sportName,
        series_name: row.seriesName,
        match_name: row.matchName,
        market_name: row.marketName,
        winner_name: row.winnerName,
        result_settled_at: row.settledAt,
        type: row.type,
      })),
      metadata: { total: found.total, page: found.page },
    };
  }),
];
