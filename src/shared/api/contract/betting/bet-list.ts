import * as z from 'zod/mini';
import type { Bet, ExposureRow, RunnerPosition } from '../../../domain/bet/bet.ts';
import { ZERO } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { type CasinoBet, casinoBetRow } from '../casino/casino-bet.ts';
import { byKey } from '../schema/by-key.ts';
import { handicapFields, readWireRunnerId } from '../schema/handicap.ts';
import { dateRangeRequest, emptyPage, type Paged, paged, pageRequest } from '../schema/paged.ts';
import { list, rows } from '../schema/rows.ts';
import { amount, amountOrNull, id, selectionId, text } from '../schema/wire-types.ts';
import { betRow } from './bet-row.ts';

const optionalText = z.optional(z.nullable(z.string()));

const filter = {
  match_id: optionalText,
  sport_id: optionalText,
  search: optionalText,
  ...dateRangeRequest,
  ...pageRequest,
};

/** Reads the bettor's active bets of one match, newest first. */
export const bets = endpoint({
  method: 'POST',
  path: '/bet/bets',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 10_000,
  emptyResponse: [],
  request: z.object({ match_id: z.string() }),
  response: rows(betRow),
});

const createPagedEndpoint = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'session',
    encoding: 'json',
    responseShape: 'envelope',
    timeoutMs: 15_000,
    emptyResponse: emptyPage,
    request: z.object(filter),
    response: paged(betRow),
  });

export const openBets = createPagedEndpoint('/bet/openBets');
export const voidBets = createPagedEndpoint('/bet/voidBets');
export const deleteBets = createPagedEndpoint('/bet/deleteBets');

const isCasinoBet = (row: Bet | CasinoBet): row is CasinoBet => 'roundId' in row;

/** Reads settled bets. With `bets_type` alone it lists casino rounds, so each row is parsed by its own kind. */
export const settledBets = endpoint({
  method: 'POST',
  path: '/bet/settledBets',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 15_000,
  emptyResponse: { ...emptyPage, casino: [] },
  request: z.object({ ...filter, bets_type: z.optional(z.literal('settled')) }),
  response: z.pipe(
    paged(z.union([betRow, casinoBetRow])),
    z.transform((page): Paged<Bet> & { readonly casino: readonly CasinoBet[] } => ({
      ...page,
      rows: page.rows.filter((row): row is Bet => !isCasinoBet(row)),
      casino: page.rows.filter(isCasinoBet),
    })),
  ),
});

const position = z.pipe(
  z.object({ selection_id: selectionId, ...handicapFields, win_loss: amount, lose_loss: amountOrNull }),
  z.transform((wire, context): RunnerPosition => {
    const runner = { runnerId: readWireRunnerId(wire.selection_id, wire, context), result: wire.win_loss };
    return wire.lose_loss === null ? runner : { ...runner, otherwise: wire.lose_loss };
  }),
);

/**
 * Reads, by market id, the result of each market of a match per winning runner. Leaves out markets without a bet. In a
 * market with several winners the rows hold the runner's own bets: `win_loss` if it is placed, `lose_loss` if it is
 * not.
 */
export const getTeamPosition = endpoint({
  method: 'POST',
  path: '/bet/getTeamPosition',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 10_000,
  emptyResponse: {},
  request: z.object({ match_id: z.string() }),
  response: byKey(list(position)),
});

/** Worst result by fancy id, 0 or below. */
export const getFancyLiability = endpoint({
  method: 'POST',
  path: '/bet/getFancyLiability',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 10_000,
  emptyResponse: {},
  request: z.object({ match_id: optionalText }),
  response: byKey(amount),
});

const exposureRow = z.pipe(
  z.object({
    sport_id: id,
    sport_name: text,
    match_id: id,
    match_name: text,
    event_name: text,
    type: text,
    liability: amountOrNull,
  }),
  z.transform((wire): ExposureRow => ({
    sportId: wire.sport_id,
    sportName: wire.sport_name,
    matchId: wire.match_id,
    matchName: wire.match_name,
    eventName: wire.event_name,
    type: wire.type,
    exposure: wire.liability ?? ZERO,
  })),
);

/** Some servers end the list with a sum, which is no market. */
const sumRow = z.pipe(
  z.object({ liabilitySum: z.unknown() }),
  z.transform(() => null),
);

export const getExposures = endpoint({
  method: 'POST',
  path: '/bet/getExposures',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 10_000,
  emptyResponse: [],
  request: z.object({}),
  response: z.pipe(
    rows(z.union([exposureRow, sumRow])),
    z.transform((found): readonly ExposureRow[] => found.filter((row) => row !== null)),
  ),
});
