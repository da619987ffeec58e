import { getSocketStatus } from '#shared/api/contract/account/settings.ts';
import { applyValidation, eventLists, getEventsLimit } from '#shared/api/contract/markets/event-limits.ts';
import { getSports } from '#shared/api/contract/markets/sports.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { BoardSport } from '../exchange/interface/board.ts';
import { toWireAmount } from './to-wire.ts';

/** Optional features of an operator. */
export interface OfferedFeatures {
  /** Address of the operator's logo. Without one, the app shows the text LOGO. */
  readonly logo?: string | undefined;
  /** Price stream by WebSocket. */
  readonly socket: boolean;
}

const toWireSport = (sport: BoardSport) => ({ sport_id: sport.sportId, sport_name: sport.sportName });

export const createEventHandlers = (exchange: Exchange, { socket }: OfferedFeatures) => [
  createEnvelopeHandler(exchange, getSocketStatus, () => ({ is_socket: socket ? 1 : 0 })),
  createEnvelopeHandler(exchange, applyValidation, () => ({ applyValidation: exchange.board.applyValidation })),
  createHandler(exchange, getSports, () => ({ status: true, data: exchange.board.listSports().map(toWireSport) })),
  createHandler(exchange, getEventsLimit, ({ match_id }) => {
    const { markets, fancies } = exchange.board.getLimits(match_id);
    return {
      status: true,
      data: {
        ...Object.fromEntries(
          Object.entries(markets).map(([marketId, limits]) => [
            marketId,
            {
              market_min_stack: toWireAmount(limits.minStake),
              market_max_stack: toWireAmount(limits.maxStake),
              market_min_odds_rate: limits.minOdds === null ? null : toDecimalPrice(limits.minOdds),
              market_max_odds_rate: limits.maxOdds === null ? null : toDecimalPrice(limits.maxOdds),
              market_max_profit: toWireAmount(limits.maxProfit),
              market_bet_delay: limits.delaySeconds,
            },
          ]),
        ),
        session: Object.fromEntries(
          Object.entries(fancies).map(([fancyId, limits]) => [
            fancyId,
            {
              session_min_stack: toWireAmount(limits.minStake),
              session_max_stack: toWireAmount(limits.maxStake),
              session_max_profit: toWireAmount(limits.maxProfit),
              session_bet_delay: limits.delaySeconds,
            },
          ]),
        ),
      },
    };
  }),
  createHandler(exchange, eventLists, () => {
    const lists = exchange.board.getLists();
    return {
      status: true,
      data: [
        {
          sports: lists.sports.map(toWireSport),
          series: lists.series.map((row) => ({
            sport_id: row.sportId,
            series_id: row.seriesId,
            series_name: row.seriesName,
          })),
          matches: lists.matches.map((row) => ({
            sport_id: row.sportId,
            series_id: row.seriesId,
            match_id: row.matchId,
            match_name: row.matchName,
          })),
        },
      ],
    };
  }),
];
