import type { HttpHandler } from 'msw';
import type { Exchange } from '../exchange/exchange.ts';
import { betListHandlers } from './bet-list.ts';
import { betPlaceHandlers } from './bet-place.ts';
import { eventHandlers } from './event.ts';
import { fancyHandlers } from './fancy.ts';
import { matchHandlers } from './match.ts';
import { userHandlers } from './user.ts';

/** Every call of the contract, answered by one exchange. */
export const createHandlers = (exchange: Exchange): HttpHandler[] => [
  ...userHandlers(exchange),
  ...matchHandlers(exchange),
  ...fancyHandlers(exchange),
  ...eventHandlers(exchange),
  ...betPlaceHandlers(exchange),
  ...betListHandlers(exchange),
];
