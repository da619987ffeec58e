import { describe, expect, test } from 'vitest';
import type { Market, Runner } from '#shared/domain/market/market.ts';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { createMarketDelta, createMarketImage } from '../market-messages.ts';
import { createMarket, createOffer, findDifferences } from './client.ts';

const createHandicapRunner = (handicap: number, price: number): Runner => ({
  runnerId: toRunnerId(11, handicap) ?? NaN,
  name: 'Arsenal',
  status: 'active',
  back: [createOffer(price, 500), null, null],
  lay: [createOffer(price + 2, 500), null, null],
});
const createHandicapMarket = (...runners: readonly Runner[]): Market =>
  createMarket('1.1', () => [null, null, null], { runners });

describe('handicap lines on the simulated stream', () => {
  test('handicap lines reach the store each with their own prices, by image and by delta', () => {
    const page = createFakeEnvironment();
    const store = createPriceStore(page);
    const show = (entry: object | null, expectedMarket: Market): readonly string[] => {
      const parsed = parseStreamMessage(JSON.stringify({ op: 'mcm', pt: 1, mc: [entry] }));
      if (!parsed.ok || parsed.message.op !== 'markets') throw new Error('the message does not fit');
      store.apply(parsed.message.changes, 3000);
      page.paint();
      return findDifferences(store, new Map([['1.1', expectedMarket]]));
    };
    const before = createHandicapMarket(
      createHandicapRunner(-50, 210),
      createHandicapRunner(0, 180),
      createHandicapRunner(25, 160),
    );
    const now = createHandicapMarket(
      createHandicapRunner(-50, 215),
      createHandicapRunner(0, 180),
      createHandicapRunner(25, 158),
    );
    expect(show(createMarketImage(before, 3), before)).toEqual([]);
    expect(show(createMarketDelta(before, now, 3), now)).toEqual([]);
    expect(findDifferences(store, new Map([['1.1', before]]))).toHaveLength(4);
    store.stop();
  });
});
