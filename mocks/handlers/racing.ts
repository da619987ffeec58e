import { allRacingMarkets } from '#shared/api/contract/markets/races.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { toUpperWord } from './to-wire.ts';

export const createRacingHandlers = (exchange: Exchange) => [
  createHandler(exchange, allRacingMarkets, ({ sport_id }) => ({
    status: true,
    data: exchange.board.listRaces(sport_id).map((race) => ({
      sport_id: race.sportId,
      match_id: race.matchId,
      market_id: race.marketId,
      name: race.name,
      venue: race.venue,
      country_code: race.countryCode,
      market_start_time: race.startsAt,
      inplay: race.inPlay,
      status: toUpperWord(race.status),
    })),
  })),
];
