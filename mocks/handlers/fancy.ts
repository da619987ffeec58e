import { getFancies, getRunTimeFancyPosition } from '#shared/api/contract/markets/fancy.ts';
import { calculateRunBands } from '#shared/domain/bet/fancy.ts';
import type { FancyCategory } from '#shared/domain/market/market.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { toWireAmount } from './to-wire.ts';

const categories = {
  fancy: 0,
  session: 1,
  'over-by-over': 2,
  'ball-by-ball': 3,
  'odd-even': 6,
  other: 9,
} as const satisfies Record<FancyCategory, number>;

export const createFancyHandlers = (exchange: Exchange) => [
  createHandler(exchange, getFancies, ({ match_id }) => ({
    status: true,
    data: exchange.board.listFancies(match_id).map((line) => ({
      fancy_id: line.fancyId,
      fancy_name: line.name,
      category: categories[line.category],
      chronology: line.order,
      LayPrice1: line.no?.run ?? null,
      LaySize1: line.no?.size ?? null,
      BackPrice1: line.yes?.run ?? null,
      BackSize1: line.yes?.size ?? null,
      GameStatus: line.lockedBy ?? '',
      MarkStatus: line.rateChanged ? '1' : '0',
      Min: toWireAmount(line.minStake),
      Max: toWireAmount(line.maxStake),
      news: line.news,
    })),
  })),
  createHandler(exchange, getRunTimeFancyPosition, ({ fancy_id }, { userId }) => {
    const position = exchange.betting.getFancyPosition(userId, fancy_id);
    return {
      status: true,
      data: {
        fancy_position: calculateRunBands(position.bets).map((band) => ({
          key: band.label,
          value: toDecimal(band.result),
        })),
        liability: toDecimal(position.worstResult),
        profit: toDecimal(position.bestResult),
        bets_fancies: position.bets.map((bet) => ({
          run: bet.run,
          is_back: bet.side === 'yes' ? 1 : 0,
          size: bet.size,
          stack: toDecimal(bet.stake),
        })),
      },
    };
  }),
];
