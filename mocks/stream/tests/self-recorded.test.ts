import { describe, expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { getHandicap, toSelectionId } from '#shared/domain/market/runner-id.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { type MarketBook } from '#shared/live/store/book.ts';
import { applyMarketMessage, isCrossed } from '#shared/live/testing/stream-books.ts';
import { readBook, readModel } from '#shared/live/testing/stream-model/compare.ts';
import { StreamModel, type WireMessage } from '#shared/live/testing/stream-model/model.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { openExchange } from '../../exchange/tests/test-exchange.ts';
import { createMarketDelta, createMarketImage } from '../market-messages.ts';

const STEPS = 400;

/** Records an hour of the stream for one in-play match of every sport. */
function recordMatch(): { readonly messages: readonly string[]; readonly markets: ReadonlyMap<string, Market> } {
  const exchange = openExchange();
  const rows = exchange.board.listHomeMatches().filter(({ inPlay }) => inPlay);
  // One match of every sport, so that every kind of market is included.
  const matchIds = [...new Map(rows.map(({ sportId, matchId }) => [sportId, matchId])).values()];
  const markets = new Map<string, Market>();
  const messages: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const offeredMarkets = matchIds.flatMap((matchId) => exchange.board.listMatchMarkets(matchId));
    const mc = offeredMarkets.flatMap((market) => {
      const before = markets.get(market.marketId);
      markets.set(market.marketId, market);
      return (before === undefined ? createMarketImage(market, 3) : createMarketDelta(before, market, 3)) ?? [];
    });
    const body = mc.length === 0 ? { ct: 'HEARTBEAT' } : step === 0 ? { ct: 'SUB_IMAGE', mc } : { mc };
    messages.push(JSON.stringify({ op: 'mcm', clk: `c${step}`, pt: exchange.clock.now(), ...body }));
    exchange.clock.advance(9 * SECOND_MS);
  }
  return { messages, markets };
}

describe('a recording that the simulated exchange makes of itself', () => {
  test('applies as an independent model of the public stream does', () => {
    const { messages, markets } = recordMatch();
    const [books, model] = [new Map<string, MarketBook>(), new StreamModel()];
    messages.forEach((text, index) => {
      const parsed = parseStreamMessage(text);
      if (!parsed.ok || parsed.message.op !== 'markets')
        throw new Error(parsed.ok ? parsed.message.op : parsed.problem);
      applyMarketMessage(books, parsed.message);
      model.receive(JSON.parse(text) as WireMessage);
      for (const book of books.values())
        for (const runner of book.runners.values()) expect(isCrossed(runner)).toBe(false);
      if (index % 40 !== 0 && index !== messages.length - 1) return;
      for (const [marketId, book] of books) {
        const lines = [...book.runners.keys()].map((runnerId) => ({
          selection: toSelectionId(runnerId),
          handicap: getHandicap(runnerId) / 100,
        }));
        expect(readBook(book, lines)).toEqual(readModel(model, marketId, lines));
      }
    });
    expect(books.size).toBe(markets.size);
    expect(books.size).toBeGreaterThan(8);
    for (const market of markets.values())
      expect([...(books.get(market.marketId)?.runners.keys() ?? [])]).toEqual(
        market.runners.map(({ runnerId }) => runnerId),
      );
  });
});
