import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Levels, Runner } from '#shared/domain/market/market.ts';
import { readLevels as readStoredLevels } from '#shared/live/testing/read-levels.ts';
import { createMarketDelta } from '../market-messages.ts';
import { createMarket, createOffer, findDifferences } from './client.ts';
import { createScene, getLastFreshness, getLastState } from './stream-scene.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Scene = ReturnType<typeof createScene>;

/** Three levels on each side, which follow from one price. */
const readLevels =
  (price: number) =>
  (_: number, side: 'back' | 'lay'): Levels =>
    [0, 1, 2].map((level) =>
      side === 'back' ? createOffer(price - level, 100 + price) : createOffer(price + 2 + level, 200 + price),
    ) as unknown as Levels;

const setPrice = ({ engine }: Scene, price: number): void =>
  void engine.markets.set('1.1', createMarket('1.1', readLevels(price)));

const readOffers = ({ client }: Scene, side: 'back' | 'lay'): (number | null)[] =>
  readStoredLevels(client.store, '1.1', 11, side).map((offer) => offer?.price ?? null);

const listSubscriptions = (scene: Scene): Record<string, unknown>[] =>
  scene.listSentMessages(0).filter(({ op }) => op === 'marketSubscription' || op === 'fancySubscription');

function createLiteScene(): Scene {
  const scene = createScene(['1.1'], ['9']);
  setPrice(scene, 300);
  scene.pass(300);
  scene.client.detail.publish('lite');
  return scene;
}

describe('lite mode of the price stream', () => {
  test('the client asks for one level and a message a second', () => {
    const scene = createLiteScene();
    expect(listSubscriptions(scene).map(({ op, conflateMs }) => [op, conflateMs])).toEqual([
      ['marketSubscription', 0],
      ['fancySubscription', undefined],
      ['marketSubscription', 1000],
      ['fancySubscription', 1000],
    ]);
    expect(listSubscriptions(scene)[2]).toMatchObject({
      marketDataFilter: { fields: ['EX_MARKET_DEF', 'EX_BEST_OFFERS', 'EX_TRADED_VOL'], ladderLevels: 1 },
    });
    expect(listSubscriptions(scene)[0]).not.toHaveProperty('marketDataFilter');
  });

  test('the switch removes and restores the deeper levels on the same connection', () => {
    const scene = createLiteScene();
    scene.pass(10);
    expect([readOffers(scene, 'back'), readOffers(scene, 'lay')]).toEqual([
      [300, null, null],
      [302, null, null],
    ]);
    scene.client.detail.publish('full');
    scene.pass(10);
    expect(findDifferences(scene.client.store, scene.engine.markets)).toEqual([]);
    expect(scene.wire.openedSockets).toHaveLength(1);
  });

  test('the prices stay live while the mode changes', () => {
    const scene = createLiteScene();
    for (const detail of ['full', 'lite', 'full', 'lite'] as const) {
      scene.client.detail.publish(detail);
      expect([getLastFreshness(scene), getLastState(scene)?.transport]).toEqual(['live', 'socket']);
      scene.pass(700);
      expect([getLastFreshness(scene), getLastState(scene)?.transport]).toEqual(['live', 'socket']);
    }
  });

  test('the stream sends changes once a second, and the newest state', () => {
    const scene = createLiteScene();
    const displayedPrices = new Set<number | null>();
    for (let price = 310; price < 390; price += 1) {
      setPrice(scene, price);
      scene.pass(250);
      displayedPrices.add(readOffers(scene, 'back')[0] ?? null);
    }
    // Twenty seconds, and the image.
    expect(displayedPrices.size).toBeGreaterThanOrEqual(20);
    expect(displayedPrices.size).toBeLessThanOrEqual(21);
    scene.pass(1_000);
    expect(readOffers(scene, 'back')[0]).toBe(389);
  });

  test('a change of deeper levels alone is no change of one level', () => {
    const before = createMarket('1.1', readLevels(300));
    const runners = before.runners.map((runner): Runner => ({
      ...runner,
      back: [runner.back[0], createOffer(250, 7), null],
    }));
    expect(createMarketDelta(before, { ...before, runners }, 1)).toBeNull();
    expect(createMarketDelta(before, { ...before, runners }, 3)).not.toBeNull();
  });

  test('a broken connection resumes with a patch of one level', () => {
    const scene = createLiteScene();
    scene.pass(1_000);
    scene.wire.cut();
    setPrice(scene, 320);
    scene.pass(8_000);
    expect(readOffers(scene, 'back')).toEqual([320, null, null]);
    expect(scene.listSentMessages(1)).toContainEqual(
      expect.objectContaining({ op: 'marketSubscription', conflateMs: 1000, clk: expect.any(String) as string }),
    );
  });

  test('the client shows only states that the exchange had, in 200 random histories', () => {
    const history = fc.array(
      fc.record({ price: fc.integer({ min: 110, max: 900 }), waitMs: fc.integer({ min: 20, max: 1_500 }) }),
      { minLength: 5, maxLength: 25 },
    );
    fc.assert(
      fc.property(history, (steps) => {
        const scene = createLiteScene();
        const states = new Set(['300,302', ...steps.map(({ price }) => `${price},${price + 2}`)]);
        for (const { price, waitMs } of steps) {
          setPrice(scene, price);
          scene.pass(waitMs);
          expect(states).toContain(`${readOffers(scene, 'back')[0]},${readOffers(scene, 'lay')[0]}`);
        }
        scene.pass(2_000);
        expect(findDifferences(scene.client.store, scene.engine.markets, 1)).toEqual([]);
        scene.client.side.stop();
        scene.client.store.stop();
        scene.wire.hub.dispose();
      }),
      { numRuns: 200 },
    );
  });
});
