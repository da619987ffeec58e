import { http, HttpResponse } from 'msw';
import {
  casinoGames,
  gameList,
  launchUrl,
  lobbyUrl,
  lotusBets,
  qtechSports,
} from '#shared/api/contract/casino/casino.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import { type CatalogueGame, getCatalogue, listGames, providers } from '../exchange/casino/catalogue.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { RoundRow } from '../exchange/interface/casino.ts';
import type { PagedRows } from '../exchange/interface/paging-and-results.ts';
import { drawArt } from './casino-art.ts';

/** Origin of the games when no server runs them. The domain is reserved for examples, so no server responds. */
export const NO_GAMES_ORIGIN = 'https://games.example.com';
const FRONT_PAGE_GAMES = 24;

const getPictureUrl = (game: CatalogueGame): string => `/casino-art/${game.gameId}.svg`;

const toWireRound = (round: RoundRow) => ({
  roundId: round.roundId,
  matchName: round.gameName,
  operatorId: round.operatorId,
  runnerName: round.runnerName,
  odds: toDecimalPrice(round.price),
  stake: toDecimal(round.stake),
  pnl: toDecimal(round.result),
  createdAt: new Date(round.at).toISOString(),
});

/** Lists casino rounds in the format of lotus/bets and bet/settledBets. */
export const createRoundsResponse = (found: PagedRows<RoundRow>) => ({
  data: found.rows.map(toWireRound),
  metadata: { total: found.total, page: found.page },
});

const toWireGame = (game: CatalogueGame) => ({
  id: game.gameId,
  name: game.name,
  provider: { id: game.provider.code, name: game.provider.name },
  category: game.category,
  images: [
    { type: 'banner', url: getPictureUrl(game) },
    { type: 'logo-square', url: getPictureUrl(game) },
  ],
});

/** Creates the address of a game. The seat is behind the `#`, so no server and no Referer contains it. */
const createFrameUrl = (games: string, gameId: string | null, token: string): string =>
  `${games}/play/${encodeURIComponent(gameId ?? 'lotus')}#seat=${encodeURIComponent(token)}`;

/** Creates the handlers of the casino calls. `games` is the origin of the simulated games. */
export const createCasinoHandlers = (exchange: Exchange, games: string) => [
  createHandler(exchange, qtechSports, () => ({
    status: true,
    data: providers.map(({ code, name }) => ({ providerCode: code, name })),
  })),
  createHandler(exchange, gameList, (requestedProviders) => {
    const items = listGames(exchange.seed, requestedProviders.providers.split(',')).map(toWireGame);
    return { status: true, data: { items, totalCount: items.length } };
  }),
  createEnvelopeHandler(exchange, casinoGames, () =>
    getCatalogue(exchange.seed)
      .slice(0, FRONT_PAGE_GAMES)
      .map((game, index) => ({
        provider: game.provider.name,
        providerCode: game.provider.code,
        game_id: game.gameId,
        name: game.name,
        img: getPictureUrl(game),
        order: index,
      })),
  ),
  createHandler(exchange, launchUrl, async ({ providerCode, gameId }, { userId }) => {
    const game = listGames(exchange.seed, [providerCode]).find((each) => each.gameId === gameId);
    const seat = game && (await exchange.casino.openSeat(userId, game.gameId));
    if (game === undefined || !seat) return { status: false, msg: 'Game is not available!' };
    return { status: true, data: { url: createFrameUrl(games, game.gameId, seat) } };
  }),
  createEnvelopeHandler(exchange, lobbyUrl, async ({ game_id }, { userId }) => {
    const seat = await exchange.casino.openSeat(userId, game_id ?? null);
    return seat === null
      ? { status: false as const, msg: 'Game is not available!' }
      : { launchUrl: createFrameUrl(games, game_id ?? null, seat) };
  }),
  createEnvelopeHandler(exchange, lotusBets, ({ page, limit }, { userId }) =>
    createRoundsResponse(exchange.casino.listRounds(userId, { page, limit, lotus: true })),
  ),
];

/** Serves the pictures of the games, which the responses name and the contract does not list. */
export const createCasinoPictures = (exchange: Exchange) =>
  http.get('*/casino-art/:name', ({ params }) => {
    const gameId = String(params['name']).replace(/\.svg$/, '');
    const game = getCatalogue(exchange.seed).find((each) => each.gameId === gameId);
    if (game === undefined) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(drawArt(game), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' },
    });
  });
