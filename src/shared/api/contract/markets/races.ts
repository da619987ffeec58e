import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { rows } from '../schema/rows.ts';
import { flag, id, moment, text } from '../schema/wire-types.ts';
import { marketStatus } from './runner.ts';

const race = z.pipe(
  z.object({
    sport_id: id,
    match_id: id,
    market_id: id,
    name: text,
    venue: text,
    country_code: text,
    market_start_time: moment,
    inplay: flag,
    status: marketStatus,
  }),
  z.transform((wire) => ({
    sportId: wire.sport_id,
    matchId: wire.match_id,
    marketId: wire.market_id,
    name: wire.name,
    venue: wire.venue,
    countryCode: wire.country_code.toUpperCase(),
    startsAt: wire.market_start_time,
    inPlay: wire.inplay,
    status: wire.status,
  })),
);

export type Race = z.output<typeof race>;

/** Reads the next races of a racing sport by start time, at most a hundred. */
export const allRacingMarkets = endpoint({
  method: 'POST',
  path: '/market/allRacingMarkets',
  access: 'session',
  encoding: 'multipart',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: [],
  request: z.object({ sport_id: z.string() }),
  response: rows(race),
});
