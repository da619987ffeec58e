import { priceHistory } from '#shared/api/contract/markets/price-history.ts';
import type { PriceEventKind, PricePoint } from '#shared/domain/market/price-history.ts';
import { getHandicap, toSelectionId } from '#shared/domain/market/runner-id.ts';
import { type BetPrice, toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';

const eventWords: Readonly<Record<PriceEventKind, string>> = {
  wicket: 'wicket',
  goal: 'goal',
  suspended: 'suspended',
  'innings-break': 'innings_break',
};

const toWirePrice = (price: BetPrice | null): number | null => (price === null ? null : toDecimalPrice(price));
const toWirePoint = ([at, back, lay]: PricePoint) => [at, toWirePrice(back), toWirePrice(lay)] as const;
const toIsoTime = (at: number): string => new Date(at).toISOString();

export const createPriceHistoryHandlers = (exchange: Exchange) => [
  createHandler(exchange, priceHistory, ({ market_id, from, to, resolution }) => {
    const found = exchange.board.findPriceHistory({ marketId: market_id, from, to, resolution });
    if (found === null) return { status: false, msg: 'No data found', data: [] };
    return {
      status: true,
      data: {
        runners: found.runners.map(({ runnerId, points }) => ({
          selectionId: toSelectionId(runnerId),
          handicap: getHandicap(runnerId) / 100,
          prices: points.map(toWirePoint),
        })),
        events: found.events.map(({ kind, at, until, label }) => ({
          type: eventWords[kind],
          time: toIsoTime(at),
          until: until === null ? null : toIsoTime(until),
          label,
        })),
      },
    };
  }),
];
