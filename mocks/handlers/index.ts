import type { HttpHandler } from 'msw';
import type { Exchange } from '../exchange/exchange.ts';
import { accountHandlers } from './account.ts';
import { betListHandlers } from './bet-list.ts';
import { betPlaceHandlers } from './bet-place.ts';
import { casinoHandlers, casinoPictures, NO_GAMES_ORIGIN } from './casino.ts';
import { eventHandlers, type OfferedFeatures } from './event.ts';
import { fancyHandlers } from './fancy.ts';
import { racingHandlers } from './racing.ts';
import { matchHandlers } from './match.ts';
import { newsHandlers } from './news.ts';
import { responsibleGamblingHandlers } from './responsible-gambling.ts';
import { scoreHandlers } from './score.ts';
import { userHandlers } from './user.ts';
import { walletPictures } from './wallet-art.ts';
import { walletHandlers } from './wallet.ts';

/** Creates the handlers of every call of the contract. `games` is the origin of the games. */
export const createHandlers = (
  exchange: Exchange,
  games: string = NO_GAMES_ORIGIN,
  offers: OfferedFeatures = { socket: false },
): HttpHandler[] => [
  ...userHandlers(exchange),
  ...matchHandlers(exchange),
  ...fancyHandlers(exchange),
  ...scoreHandlers(exchange),
  ...eventHandlers(exchange, offers),
  ...betPlaceHandlers(exchange),
  ...betListHandlers(exchange),
  ...racingHandlers(exchange),
  ...accountHandlers(exchange),
  ...casinoHandlers(exchange, games),
  ...newsHandlers(exchange),
  ...responsibleGamblingHandlers(exchange),
  ...walletHandlers(exchange),
  casinoPictures(exchange),
  walletPictures(),
];
