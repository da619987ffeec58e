import * as z from 'zod/mini';
import type { Market, MarketKind, MarketType, MatchRow } from '../../domain/market.ts';
import { endpoint } from '../endpoint.ts';
import { address, amountOrNull, count, flag, id, moment, text, textOrNull } from './edge.ts';
import { noRows, paged, pageRequest, rows, spanRequest } from './rows.ts';
import { marketStatus, runner } from './runner.ts';

const POLL_TIMEOUT_MS = 8_000;

const homeRow = z.pipe(
  z.object({
    sport_id: id,
    sport_name: text,
    series_id: id,
    series_name: text,
    match_id: id,
    match_name: text,
    match_date: moment,
    market_id: id,
    market_name: text,
    status: marketStatus,
    inplay: flag,
    is_lock: flag,
    enable_fancy: flag,
    bookmaker_count: count,
    fancy_count: count,
    has_tv_url: flag,
    runners: z.array(runner),
  }),
  z.transform(
    (wire): MatchRow => ({
      sportId: wire.sport_id,
      sportName: wire.sport_name,
      seriesId: wire.series_id,
      seriesName: wire.series_name,
      matchId: wire.match_id,
      matchName: wire.match_name,
      startsAt: wire.match_date,
      marketId: wire.market_id,
      marketName: wire.market_name,
      status: wire.status,
      inPlay: wire.inplay,
      locked: wire.is_lock,
      hasFancy: wire.enable_fancy,
      bookmakerCount: wire.bookmaker_count,
      fancyCount: wire.fancy_count,
      hasTv: wire.has_tv_url,
      runners: wire.runners,
    }),
  ),
);

const marketTypes: Readonly<Record<string, MarketType>> = {
  MATCH_ODDS: 'match-odds',
  BOOKMAKER: 'bookmaker',
  TO_WIN_THE_TOSS: 'toss',
  TIED_MATCH: 'tied-match',
  COMPLETED_MATCH: 'completed-match',
  OVER_UNDER: 'over-under',
  TO_BE_PLACED: 'to-be-placed',
};

const ladders: Readonly<Record<string, Market['ladder']>> = { exchange: 'betfair', betfair: 'betfair', betdaq: 'betdaq' };

/** Exchange markets look like `1.2345`; a bookmaker's id has no dot. */
export const kindOfMarket = (marketId: string): Exclude<MarketKind, 'fancy'> => (marketId.includes('.') ? 'odds' : 'bookmaker');

const market = z.pipe(
  z.object({
    sport_id: id,
    match_id: id,
    match_name: text,
    match_date: moment,
    market_id: id,
    market_name: text,
    market_type: text,
    /** How many runners win; left out where one does. */
    number_of_winners: count,
    status: marketStatus,
    inplay: flag,
    is_lock: flag,
    totalMatched: amountOrNull,
    news: textOrNull,
    market_min_stack: amountOrNull,
    market_max_stack: amountOrNull,
    price_ladder: text,
    runners: z.array(runner),
  }),
  z.transform((wire): Market => {
    const type = marketTypes[wire.market_type.toUpperCase()] ?? 'other';
    return {
      sportId: wire.sport_id,
      matchId: wire.match_id,
      matchName: wire.match_name,
      startsAt: wire.match_date,
      marketId: wire.market_id,
      name: wire.market_name,
      type,
      kind: type === 'bookmaker' ? 'bookmaker' : kindOfMarket(wire.market_id),
      winners: wire.number_of_winners >= 1 ? wire.number_of_winners : undefined,
      status: wire.status,
      inPlay: wire.inplay,
      locked: wire.is_lock,
      totalMatched: wire.totalMatched,
      news: wire.news,
      minStake: wire.market_min_stack,
      maxStake: wire.market_max_stack,
      ladder: ladders[wire.price_ladder.toLowerCase()] ?? 'step',
      runners: wire.runners,
    };
  }),
);

/** All matches of the home page, in-play first, then the earliest start. */
export const homeMatchesV2 = endpoint({
  method: 'POST',
  path: '/match/homeMatchesV2',
  access: 'session',
  encoding: 'json',
  reply: 'data',
  timeoutMs: POLL_TIMEOUT_MS,
  nothing: [],
  request: z.object({ combine: z.literal(true) }),
  answer: rows(homeRow),
});

/** Every market of a match (a race is a match too), or the one named. No match: an empty list. */
export const matchDetails = endpoint({
  method: 'POST',
  path: '/match/matchDetails',
  access: 'session',
  encoding: 'json',
  reply: 'data',
  timeoutMs: POLL_TIMEOUT_MS,
  nothing: [],
  request: z.object({ match_id: z.string(), market_id: z.optional(z.string()), combine: z.literal(true) }),
  answer: rows(market),
});

/** Addresses of the match's picture and scoreboard; each may be missing. Judge them with `safeUrl` before use. */
export const getTvUrlScoreboardUrl = endpoint({
  method: 'POST',
  path: '/match/getTvUrlScoreboardUrl',
  access: 'session',
  encoding: 'json',
  reply: 'data',
  timeoutMs: 15_000,
  nothing: { tvUrl: null, scoreboardUrl: null },
  request: z.object({ match_id: z.string() }),
  answer: z.pipe(
    z.object({ tv_url: address, match_scoreboard_url: address }),
    z.transform((wire) => ({ tvUrl: wire.tv_url, scoreboardUrl: wire.match_scoreboard_url })),
  ),
});

const resultRow = z.pipe(
  z.object({ sport_name: text, series_name: text, match_name: text, market_name: text, winner_name: text, result_settled_at: moment, type: count }),
  z.transform((wire) => ({
    sportName: wire.sport_name,
    seriesName: wire.series_name,
    matchName: wire.match_name,
    marketName: wire.market_name,
    winnerName: wire.winner_name,
    settledAt: wire.result_settled_at,
    kind: wire.type === 2 ? ('fancy' as const) : ('market' as const),
  })),
);

export const matchResults = endpoint({
  method: 'POST',
  path: '/match/matchResults',
  access: 'session',
  encoding: 'json',
  reply: 'whole',
  timeoutMs: 30_000,
  nothing: noRows,
  request: z.object({ ...spanRequest, sport_id: z.optional(z.nullable(z.string())), ...pageRequest }),
  answer: paged(resultRow),
});
