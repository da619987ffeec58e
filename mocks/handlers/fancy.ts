import { getFancies, getRunTimeFancyPosition } from '#shared/api/contract/fancy.ts';
import type { FancyCategory } from '#shared/domain/market.ts';
import { runBands } from '#shared/domain/fancy.ts';
import { decimal } from '#shared/domain/money.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { handle } from '../handle.ts';
import { amountOf } from './wire.ts';

const categories = { fancy: 0, session: 1, 'over-by-over': 2, 'ball-by-ball': 3, 'odd-even': 6, other: 9 } as const satisfies Record<FancyCategory, number>;

export const fancyHandlers = (exchange: Exchange) => [
  handle(exchange, getFancies, ({ match_id }) => ({
    status: true,
    data: exchange.board.fancies(match_id).map((line) => ({
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
      Min: amountOf(line.minStake),
      Max: amountOf(line.maxStake),
      news: line.news,
    })),
  })),
  handle(exchange, getRunTimeFancyPosition, ({ fancy_id }, { userId }) => {
    const position = exchange.betting.fancyPosition(userId, fancy_id);
    return {
      status: true,
      data: {
        fancy_position: runBands(position.bets).map((band) => ({ key: band.label, value: decimal(band.result) })),
        liability: decimal(position.liability),
        profit: decimal(position.profit),
        bets_fancies: position.bets.map((bet) => ({ run: bet.run, is_back: bet.side === 'yes' ? 1 : 0, size: bet.size, stack: decimal(bet.stake) })),
      },
    };
  }),
];
