import { saveBet, saveFancyBet, saveHrBet } from '#shared/api/contract/betting/bet-place.ts';
import { type Money, parseMoney } from '#shared/domain/money/money.ts';
import { type MarketPrice, parsePrice } from '#shared/domain/odds/odds.ts';
import { createMoneyHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { PlaceOutcome } from '../exchange/interface/betting.ts';
import { toWireBet } from './to-wire.ts';

interface WireOrder {
  readonly market_id: string;
  readonly selection_id: string | number;
  readonly odds: number;
  readonly is_back: 0 | 1;
  readonly stack: number;
}

// Converts an order. An invalid price or amount becomes 0, which the exchange refuses by its limits.
const toOrder = (wire: WireOrder) => ({
  marketId: wire.market_id,
  runnerId: Number(wire.selection_id),
  side: wire.is_back === 1 ? ('back' as const) : ('lay' as const),
  price: parsePrice(wire.odds) ?? (0 as MarketPrice),
  stake: parseMoney(wire.stack) ?? (0 as Money),
});

const toResponse = (outcome: PlaceOutcome) =>
  outcome.kind === 'placed'
    ? ({ status: true, msg: outcome.message, data: outcome.bets.map(toWireBet) } as const)
    : ({ status: false, msg: outcome.message } as const);

export const createBetPlaceHandlers = (exchange: Exchange) => [
  createMoneyHandler(exchange, saveBet, async (wire, { userId, reference }) =>
    toResponse(await exchange.betting.place(userId, toOrder(wire), reference)),
  ),
  createMoneyHandler(exchange, saveHrBet, async (wires, { userId, reference }) =>
    toResponse(await exchange.betting.placeMany(userId, wires.map(toOrder), reference)),
  ),
  createMoneyHandler(exchange, saveFancyBet, async (wire, { userId, reference }) =>
    toResponse(
      await exchange.betting.placeFancy(
        userId,
        {
          fancyId: wire.fancy_id,
          side: wire.is_back === 1 ? 'yes' : 'no',
          run: wire.run,
          size: wire.size,
          stake: parseMoney(wire.stack) ?? (0 as Money),
        },
        reference,
      ),
    ),
  ),
];
