import { http, HttpResponse } from 'msw';
import { casinoGames, gameList, launchUrl, lobbyUrl, lotusBets, qtechSports } from '#shared/api/contract/casino.ts';
import { decimal } from '#shared/domain/money.ts';
import { oddsDecimal } from '#shared/domain/odds.ts';
import { catalogueOf, gamesOf, providers, type Game } from '../exchange/casino/catalogue.ts';
import type { Exchange, Page } from '../exchange/exchange.ts';
import type { Round } from '../exchange/interface/casino.ts';
import { handle, handleWhole } from '../handle.ts';
import { drawArt } from './casino-art.ts';

/** Where games run unless somebody serves them. Nothing answers there: the domain is reserved for examples. */
export const NOWHERE = 'https://games.example.com';
const ON_THE_FRONT_PAGE = 24;

const pictureOf = (game: Game): string => `/casino-art/${game.gameId}.svg`;

const roundOf = (round: Round) => ({
  roundId: round.roundId,
  matchName: round.gameName,
  operatorId: round.operatorId,
  runnerName: round.runnerName,
  odds: oddsDecimal(round.price),
  stake: decimal(round.stake),
  pnl: decimal(round.result),
  createdAt: new Date(round.at).toISOString(),
});

/** Casino rounds as lotus/bets and bet/settledBets list them. */
export const roundsReply = (found: Page<Round>) => ({ data: found.rows.map(roundOf), metadata: { total: found.total, page: found.page } });

const gameOf = (game: Game) => ({
  id: game.gameId,
  name: game.name,
  provider: { id: game.provider.code, name: game.provider.name },
  category: game.category,
  images: [{ type: 'banner', url: pictureOf(game) }, { type: 'logo-square', url: pictureOf(game) }],
});

/** The seat stands behind the address's `#`: no server on the way, and no `Referer`, ever has it. */
const frameUrl = (games: string, gameId: string | null, token: string): string =>
  `${games}/play/${encodeURIComponent(gameId ?? 'lotus')}#seat=${encodeURIComponent(token)}`;

/** `games`: the origin that serves the simulated games. */
export const casinoHandlers = (exchange: Exchange, games: string) => [
  handle(exchange, qtechSports, () => ({ status: true, data: providers.map(({ code, name }) => ({ providerCode: code, name })) })),
  handle(exchange, gameList, (asked) => {
    const items = gamesOf(exchange.seed, asked.providers.split(',')).map(gameOf);
    return { status: true, data: { items, totalCount: items.length } };
  }),
  handleWhole(exchange, casinoGames, () =>
    catalogueOf(exchange.seed)
      .slice(0, ON_THE_FRONT_PAGE)
      .map((game, order) => ({ provider: game.provider.name, providerCode: game.provider.code, game_id: game.gameId, name: game.name, img: pictureOf(game), order })),
  ),
  handle(exchange, launchUrl, async ({ providerCode, gameId }, { userId }) => {
    const game = gamesOf(exchange.seed, [providerCode]).find((each) => each.gameId === gameId);
    const seat = game && (await exchange.casino.seat(userId, game.gameId));
    if (game === undefined || !seat) return { status: false, msg: 'Game is not available!' };
    return { status: true, data: { url: frameUrl(games, game.gameId, seat) } };
  }),
  handleWhole(exchange, lobbyUrl, async ({ game_id }, { userId }) => {
    const seat = await exchange.casino.seat(userId, game_id ?? null);
    return seat === null ? { status: false as const, msg: 'Game is not available!' } : { launchUrl: frameUrl(games, game_id ?? null, seat) };
  }),
  handleWhole(exchange, lotusBets, ({ page, limit }, { userId }) => roundsReply(exchange.casino.rounds(userId, { page, limit, lotus: true }))),
];

/** The pictures of the games: no call of the contract, but what its answers name. */
export const casinoPictures = (exchange: Exchange) =>
  http.get('*/casino-art/:name', ({ params }) => {
    const gameId = String(params['name']).replace(/\.svg$/, '');
    const game = catalogueOf(exchange.seed).find((each) => each.gameId === gameId);
    if (game === undefined) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(drawArt(game), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' } });
  });
