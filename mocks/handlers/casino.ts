import { http, HttpResponse } from 'msw';
import { casinoGames, gameList, launchUrl, lobbyUrl, lotusBets, qtechSports } from '#shared/api/contract/casino.ts';
import { decimal } from '#shared/domain/money.ts';
import { oddsDecimal } from '#shared/domain/odds.ts';
import { catalogueOf, gamesOf, providers, roundsOf, type Game, type Round } from '../exchange/casino.ts';
import type { Exchange, Page } from '../exchange/exchange.ts';
import { hashText } from '../exchange/world/rng.ts';
import { handle, handleWhole } from '../handle.ts';

/** Where games would run. Nothing answers there: the domain is reserved for examples. */
const GAMES_HOST = 'https://games.example.com';
const ON_THE_FRONT_PAGE = 24;

const pictureOf = (game: Game): string => `/casino-art/${game.gameId}.svg`;

const colour = (key: number, lightness: number): string => `hsl(${key % 360} 55% ${lightness}%)`;

/** A card of two colours that depend on the game, so that the lobby does not look empty. */
function draw(name: string): string {
  const key = hashText(name);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">',
    `<rect width="120" height="120" fill="${colour(key, 28)}"/>`,
    `<circle cx="${20 + (key % 80)}" cy="${20 + ((key >>> 8) % 80)}" r="${24 + ((key >>> 16) % 30)}" fill="${colour(key + 140, 52)}"/>`,
    '</svg>',
  ].join('');
}

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

export const casinoHandlers = (exchange: Exchange) => [
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
  handle(exchange, launchUrl, ({ providerCode, gameId }) => {
    const game = gamesOf(exchange.seed, [providerCode]).find((each) => each.gameId === gameId);
    if (game === undefined) return { status: false, msg: 'Game is not available!' };
    return { status: true, data: { url: `${GAMES_HOST}/play/${encodeURIComponent(game.gameId)}` } };
  }),
  handleWhole(exchange, lobbyUrl, ({ game_id }) => ({ launchUrl: `${GAMES_HOST}/lotus/${encodeURIComponent(game_id ?? 'lobby')}` })),
  handleWhole(exchange, lotusBets, ({ page, limit }, { userId }) => roundsReply(roundsOf(exchange, userId, { page, limit }))),
];

/** The pictures of the games: no call of the contract, but what its answers name. */
export const casinoPictures = () =>
  http.get('*/casino-art/:name', ({ params }) => new HttpResponse(draw(String(params['name'])), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' } }));
