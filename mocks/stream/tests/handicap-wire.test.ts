import { describe, expect, it } from 'vitest';
import type { Market, Runner } from '#shared/domain/market.ts';
import { runnerIdOf } from '#shared/domain/runner-id.ts';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import { createPriceStore } from '#shared/live/store.ts';
import { parseStreamMessage } from '#shared/live/stream.ts';
import { deltaOf, imageOf } from '../market-wire.ts';
import { differences, marketOf, offer } from './client.ts';

const line = (handicap: number, price: number): Runner => ({
  runnerId: runnerIdOf(11, handicap) ?? NaN,
  name: 'Arsenal',
  status: 'active',
  back: [offer(price, 500), null, null],
  lay: [offer(price + 2, 500), null, null],
});
const market = (...runners: readonly Runner[]): Market => marketOf('1.1', () => [null, null, null], { runners });

describe('handicap lines on the simulated stream', () => {
  it('come to the screen each with its own prices, by image and by delta', () => {
    const page = fakePage();
    const store = createPriceStore(page);
    const show = (entry: object | null, shown: Market): readonly string[] => {
      const parsed = parseStreamMessage(JSON.stringify({ op: 'mcm', pt: 1, mc: [entry] }));
      if (!parsed.ok || parsed.message.op !== 'markets') throw new Error('the message does not fit');
      store.apply(parsed.message.changes, 3000);
      page.paint();
      return differences(store, new Map([['1.1', shown]]));
    };
    const before = market(line(-50, 210), line(0, 180), line(25, 160));
    const now = market(line(-50, 215), line(0, 180), line(25, 158));
    expect(show(imageOf(before), before)).toEqual([]);
    expect(show(deltaOf(before, now), now)).toEqual([]);
    expect(differences(store, new Map([['1.1', before]]))).toHaveLength(4);
    store.stop();
  });
});
