import * as z from 'zod/mini';
import type { Market, MarketKind, MarketType } from '../../../domain/market/market.ts';
import { withHandicapNames } from '../../../format/handicap.ts';
import { endpoint } from '../../endpoint.ts';
import { list, rows } from '../schema/rows.ts';
import { amountOrNull, count, flag, id, moment, proseOrNull, text } from '../schema/wire-types.ts';
import { marketStatus, runner } from './runner.ts';

const marketTypes: Readonly<Record<string, MarketType>> = {
  MATCH_ODDS: 'match-odds',
  BOOKMAKER: 'bookmaker',
  TO_WIN_THE_TOSS: 'toss',
  TIED_MATCH: 'tied-match',
  COMPLETED_MATCH: 'completed-match',
  OVER_UNDER: 'over-under',
  TO_BE_PLACED: 'to-be-placed',
};

const ladders: Readonly<Record<string, Market['ladder']>> = {
  exchange: 'betfair',
  betfair: 'betfair',
  betdaq: 'betdaq',
};

/** Exchange markets look like `1.2345`. A bookmaker's id has no dot. */
export const inferMarketKind = (marketId: string): Exclude<MarketKind, 'fancy'> =>
  marketId.includes('.') ? 'odds' : 'bookmaker';

const market = z.pipe(
  z.object({
    sport_id: id,
    match_id: id,
    match_name: text,
    match_date: moment,
    market_id: id,
    market_name: text,
    market_type: text,
    /** Number of winners. Left out when it is one. */
    number_of_winners: count,
    status: marketStatus,
    inplay: flag,
    is_lock: flag,
    totalMatched: amountOrNull,
    news: proseOrNull,
    market_min_stack: amountOrNull,
    market_max_stack: amountOrNull,
    price_ladder: text,
    runners: list(runner),
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
      kind: type === 'bookmaker' ? 'bookmaker' : inferMarketKind(wire.market_id),
      winners: wire.number_of_winners >= 1 ? wire.number_of_winners : undefined,
      status: wire.status,
      inPlay: wire.inplay,
      locked: wire.is_lock,
      totalMatched: wire.totalMatched,
      news: wire.news,
      minStake: wire.market_min_stack,
      maxStake: wire.market_max_stack,
      ladder: ladders[wire.price_ladder.toLowerCase()] ?? 'step',
      runners: withHandicapNames(wire.runners),
    };
  }),
);

/** Reads every market of a match or race, or one market. An unknown match gives an empty list. */
export const matchDetails = endpoint({
  method: 'POST',
  path: '/match/matchDetails',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 8_000,
  emptyResponse: [],
  request: z.object({ match_id: z.string(), market_id: z.optional(z.string()), combine: z.literal(true) }),
  response: rows(market),
});
