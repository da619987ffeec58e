import * as z from 'zod/mini';
import type { MatchRow } from '../../../domain/market/market.ts';
import { withHandicapNames } from '../../../format/handicap.ts';
import { endpoint } from '../../endpoint.ts';
import { list, rows } from '../schema/rows.ts';
import { amountOrNull, count, flag, id, moment, text } from '../schema/wire-types.ts';
import { marketStatus, runner } from './runner.ts';

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
    /** An addition of the simulated exchange: the list chooses its featured match by it. */
    totalMatched: amountOrNull,
    runners: list(runner),
  }),
  z.transform((wire): MatchRow => ({
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
    totalMatched: wire.totalMatched,
    runners: withHandicapNames(wire.runners),
  })),
);

/** Reads all matches of the home page: in-play first, then by start time. */
export const homeMatchesV2 = endpoint({
  method: 'POST',
  path: '/match/homeMatchesV2',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 8_000,
  emptyResponse: [],
  request: z.object({ combine: z.literal(true) }),
  response: rows(homeRow),
});
