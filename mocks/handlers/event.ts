import { applyValidation, eventLists, getEventsLimit } from '#shared/api/contract/event.ts';
import { getSocketStatus } from '#shared/api/contract/settings.ts';
import { getSports } from '#shared/api/contract/sports.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Sport } from '../exchange/interface/board.ts';
import { handle, handleWhole } from '../handle.ts';
import { amountOf } from './wire.ts';
import { oddsDecimal } from '#shared/domain/odds.ts';

/** What an operator may offer or not. */
export interface Offers {
  /** The price stream, by a socket. */
  readonly socket: boolean;
}

const sportOf = (sport: Sport) => ({ sport_id: sport.sportId, sport_name: sport.sportName });

export const eventHandlers = (exchange: Exchange, { socket }: Offers) => [
  handleWhole(exchange, getSocketStatus, () => ({ is_socket: socket ? 1 : 0 })),
  handleWhole(exchange, applyValidation, () => ({ applyValidation: exchange.board.applyValidation })),
  handle(exchange, getSports, () => ({ status: true, data: exchange.board.sports().map(sportOf) })),
  handle(exchange, getEventsLimit, ({ match_id }) => {
    const { markets, fancies } = exchange.board.limits(match_id);
    return {
      status: true,
      data: {
        ...Object.fromEntries(
          Object.entries(markets).map(([marketId, limits]) => [
            marketId,
            {
              market_min_stack: amountOf(limits.minStake),
              market_max_stack: amountOf(limits.maxStake),
              market_min_odds_rate: limits.minOdds === null ? null : oddsDecimal(limits.minOdds),
              market_max_odds_rate: limits.maxOdds === null ? null : oddsDecimal(limits.maxOdds),
              market_max_profit: amountOf(limits.maxProfit),
              market_bet_delay: limits.delaySeconds,
            },
          ]),
        ),
        session: Object.fromEntries(
          Object.entries(fancies).map(([fancyId, limits]) => [
            fancyId,
            {
              session_min_stack: amountOf(limits.minStake),
              session_max_stack: amountOf(limits.maxStake),
              session_max_profit: amountOf(limits.maxProfit),
              session_bet_delay: limits.delaySeconds,
            },
          ]),
        ),
      },
    };
  }),
  handle(exchange, eventLists, () => {
    const lists = exchange.board.lists();
    return {
      status: true,
      data: [
        {
          sports: lists.sports.map(sportOf),
          series: lists.series.map((row) => ({ sport_id: row.sportId, series_id: row.seriesId, series_name: row.seriesName })),
          matches: lists.matches.map((row) => ({ sport_id: row.sportId, series_id: row.seriesId, match_id: row.matchId, match_name: row.matchName })),
        },
      ],
    };
  }),
];
