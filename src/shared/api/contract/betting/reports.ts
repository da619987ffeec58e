import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { dateRangeRequest, emptyPage, paged, pageRequest } from '../schema/paged.ts';
import { rows } from '../schema/rows.ts';
import {
  amount,
  amountOrNull,
  count,
  flag,
  id,
  moment,
  momentOrNull,
  price,
  priceOrNull,
  text,
} from '../schema/wire-types.ts';

const optionalText = z.optional(z.nullable(z.string()));
const toEventKind = (type: number): 'fancy' | 'market' => (type === 2 ? 'fancy' : 'market');

const sportRow = z.pipe(
  z.object({ sport_id: id, sport_name: text, type: count, total: amount, commission: amountOrNull }),
  z.transform((wire) => ({
    sportId: wire.sport_id,
    sportName: wire.sport_name,
    kind: toEventKind(wire.type),
    total: wire.total,
    commission: wire.commission,
  })),
);

export type SportProfit = z.output<typeof sportRow>;

/** Reads profit and loss by sport. */
export const sportsPL = endpoint({
  method: 'POST',
  path: '/report/sportsP_L',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 30_000,
  emptyResponse: [],
  request: z.object(dateRangeRequest),
  response: rows(sportRow),
});

const eventRow = z.pipe(
  z.object({
    match_date: momentOrNull,
    sport_name: text,
    series_name: text,
    match_id: id,
    match_name: text,
    event_id: id,
    event_name: text,
    type: count,
    winner_name: text,
    net_pl: amount,
    user_commission_pl: amountOrNull,
  }),
  z.transform((wire) => ({
    matchDate: wire.match_date,
    sportName: wire.sport_name,
    seriesName: wire.series_name,
    matchId: wire.match_id,
    matchName: wire.match_name,
    eventId: wire.event_id,
    eventName: wire.event_name,
    kind: toEventKind(wire.type),
    winnerName: wire.winner_name,
    net: wire.net_pl,
    commission: wire.user_commission_pl,
  })),
);

export type EventProfit = z.output<typeof eventRow>;

/** Reads profit and loss by market and fancy. A row opens the statement detail page. */
export const eventsProfitLoss = endpoint({
  method: 'POST',
  path: '/report/eventsProfitLoss',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 30_000,
  emptyResponse: emptyPage,
  request: z.object({ ...dateRangeRequest, sport_id: optionalText, match_id: optionalText, ...pageRequest }),
  response: paged(eventRow),
});

const statementBet = z.pipe(
  z.object({
    winner_name: text,
    selection_name: text,
    odds: price,
    size: priceOrNull,
    is_back: flag,
    p_l: amountOrNull,
    createdAt: moment,
    result_settled_at: momentOrNull,
    bet_id: id,
  }),
  z.transform((wire) => ({
    betId: wire.bet_id,
    selectionName: wire.selection_name,
    winnerName: wire.winner_name,
    price: wire.odds,
    /** Hundredths. */
    size: wire.size,
    /**
     * The wire value. Only the statement page reads 1 as lay, unless the configuration says otherwise
     * (docs/requirements.md#33-fields-with-a-rule-of-their-own).
     */
    sideFlag: wire.is_back ? (1 as const) : (0 as const),
    result: wire.p_l,
    placedAt: wire.createdAt,
    settledAt: wire.result_settled_at,
  })),
);

export type StatementBet = z.output<typeof statementBet>;

const eventKey = z.object({ event_id: z.string() });

/** Reads the bets behind one row of a statement: of a market or of a fancy. */
export const plBets = endpoint({
  method: 'POST',
  path: '/bet/plBets',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 30_000,
  emptyResponse: [],
  request: z.object({ search: z.union([z.object({ market_id: eventKey }), z.object({ fancy_id: eventKey })]) }),
  response: rows(statementBet),
});

/** Builds the body of `plBets`. */
export const toStatementBetsBody = (kind: 'market' | 'fancy', eventId: string): z.input<typeof plBets.request> => ({
  search: kind === 'fancy' ? { fancy_id: { event_id: eventId } } : { market_id: { event_id: eventId } },
});
