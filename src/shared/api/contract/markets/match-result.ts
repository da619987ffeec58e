import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { dateRangeRequest, emptyPage, paged, pageRequest } from '../schema/paged.ts';
import { count, moment, text } from '../schema/wire-types.ts';

const resultRow = z.pipe(
  z.object({
    sport_name: text,
    series_name: text,
    match_name: text,
    market_name: text,
    winner_name: text,
    result_settled_at: moment,
    type: count,
  }),
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
  responseShape: 'envelope',
  timeoutMs: 30_000,
  emptyResponse: emptyPage,
  request: z.object({ ...dateRangeRequest, sport_id: z.optional(z.nullable(z.string())), ...pageRequest }),
  response: paged(resultRow),
});
