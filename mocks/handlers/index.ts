import type { HttpHandler } from 'msw';
import type { Exchange } from '../exchange/exchange.ts';
import { createAccountHandlers } from './account.ts';
import { createBetListHandlers } from './bet-list.ts';
import { createBetPlaceHandlers } from './bet-place.ts';
import { createCasinoHandlers, createCasinoPictures, NO_GAMES_ORIGIN } from './casino.ts';
import { createEventHandlers, type OfferedFeatures } from './event.ts';
import { createFancyHandlers } from './fancy.ts';
import { createMatchHandlers } from './match.ts';
import { createNewsHandlers } from './news.ts';
import { createPriceHistoryHandlers } from './price-history.ts';
import { createRacingHandlers } from './racing.ts';
import { createResponsibleGamblingHandlers } from './responsible-gambling.ts';
import { createScoreHandlers } from './score.ts';
import { createUserHandlers } from './user.ts';
import { createWalletHandlers } from './wallet.ts';
import { createWalletPictures } from './wallet-art.ts';

/** Creates the handlers of every call of the contract. `games` is the origin of the games. */
export const createHandlers = (
  exchange: Exchange,
  games: string = NO_GAMES_ORIGIN,
  offers: OfferedFeatures = { socket: false },
): HttpHandler[] => [
  ...createUserHandlers(exchange, offers.logo),
  ...createMatchHandlers(exchange),
  ...createFancyHandlers(exchange),
  ...createScoreHandlers(exchange),
  ...createPriceHistoryHandlers(exchange),
  ...createEventHandlers(exchange, offers),
  ...createBetPlaceHandlers(exchange),
  ...createBetListHandlers(exchange),
  ...createRacingHandlers(exchange),
  ...createAccountHandlers(exchange),
  ...createCasinoHandlers(exchange, games),
  ...createNewsHandlers(exchange),
  ...createResponsibleGamblingHandlers(exchange),
  ...createWalletHandlers(exchange),
  createCasinoPictures(exchange),
  createWalletPictures(),
];
