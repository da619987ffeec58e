import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { emptyPage, paged, pageRequest } from '../schema/paged.ts';
import { list, rows } from '../schema/rows.ts';
import { address, count, id, orAbsent, text } from '../schema/wire-types.ts';
import { casinoBetRow } from './casino-bet.ts';

const provider = z.pipe(
  z.object({ providerCode: id, name: text }),
  z.transform((wire) => ({ code: wire.providerCode, name: wire.name })),
);

export type CasinoProvider = z.output<typeof provider>;

/** Reads the game providers. The app's allow-list decides which ones appear. */
export const qtechSports = endpoint({
  method: 'GET',
  path: '/qtech/all/sports',
  access: 'session',
  encoding: 'query',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: [],
  request: z.object({}),
  response: rows(provider),
});

const lobbyEntry = z.pipe(
  z.object({ provider: text, providerCode: id, game_id: id, name: text, img: address, order: count }),
  z.transform((wire) => ({
    provider: wire.provider,
    providerCode: wire.providerCode,
    gameId: wire.game_id,
    name: wire.name,
    image: wire.img,
    order: wire.order,
  })),
);

/** Reads the games of the front page from a file at the origin's root, without an envelope. */
export const casinoGames = endpoint({
  method: 'GET',
  path: '/casino.json',
  isAtRoot: true,
  access: 'none',
  encoding: 'query',
  responseShape: 'bare',
  timeoutMs: 15_000,
  request: z.object({}),
  response: rows(lobbyEntry),
});

const game = z.pipe(
  z.object({
    id,
    name: text,
    provider: z.object({ id, name: text }),
    category: text,
    images: orAbsent(list(z.object({ type: text, url: address }))),
  }),
  z.transform((wire) => ({
    gameId: wire.id,
    name: wire.name,
    providerId: wire.provider.id,
    providerName: wire.provider.name,
    category: wire.category,
    // The square logo, else the first image (docs/requirements.md#27-casino).
    image: (wire.images?.find((image) => image.type === 'logo-square') ?? wire.images?.[0])?.url ?? null,
  })),
);

export type CasinoGame = z.output<typeof game>;

const games = z.pipe(
  z.object({ items: rows(game), totalCount: count }),
  z.transform((wire) => ({ games: wire.items, total: Math.max(wire.totalCount, wire.items.length) })),
);

/** Reads the games of some providers. `providers` holds their codes, joined by commas. */
export const gameList = endpoint({
  method: 'GET',
  path: '/qtech/gameList',
  access: 'session',
  encoding: 'query',
  responseShape: 'data',
  timeoutMs: 20_000,
  emptyResponse: { games: [], total: 0 },
  request: z.object({ providers: z.string() }),
  response: games,
});

/** Reads the address of a game. Check it with `toSafeUrl` before it goes into a frame. */
export const launchUrl = endpoint({
  method: 'POST',
  path: '/qtech/launchUrl',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 30_000,
  request: z.object({ providerCode: z.string(), gameId: z.string() }),
  response: z.pipe(
    z.object({ url: z.string() }),
    z.transform((wire): string => wire.url.trim()),
  ),
});

/**
 * Reads the address of the Lotus lobby or of one of its games. `launchUrl` stands beside the envelope's fields. Null:
 * no frame.
 */
export const lobbyUrl = endpoint({
  method: 'POST',
  path: '/lotus/lobbyUrl',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 30_000,
  request: z.object({ game_id: z.optional(z.string()) }),
  response: z.pipe(
    z.object({ launchUrl: address, data: orAbsent(z.object({ launchUrl: address })) }),
    z.transform((wire): string | null => wire.launchUrl ?? wire.data?.launchUrl ?? null),
  ),
});

/** Reads the bettor's settled Lotus rounds. */
export const lotusBets = endpoint({
  method: 'POST',
  path: '/lotus/bets',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 20_000,
  emptyResponse: emptyPage,
  request: z.object({ bets_type: z.literal('settled'), ...pageRequest }),
  response: paged(casinoBetRow),
});
