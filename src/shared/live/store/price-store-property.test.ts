import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceCellValue } from '../live-feed.ts';
import { createCellChange, createScreen, MARKETS, RUNNERS, SIDES, TTL_MS } from '../testing/screen.ts';
import type { MarketChange } from './changes.ts';

interface Write {
  readonly market: number;
  readonly runner: number;
  readonly side: number;
  readonly level: number;
  readonly offer: readonly [number, number] | null;
}

const changeOf = (write: Write): MarketChange =>
  createCellChange(
    MARKETS[write.market] ?? '',
    RUNNERS[write.runner] ?? 0,
    SIDES[write.side] ?? 'back',
    write.level,
    write.offer,
  );

const write = fc.record({
  market: fc.nat(2),
  runner: fc.nat(1),
  side: fc.nat(1),
  level: fc.nat(2),
  offer: fc.option(fc.tuple(fc.integer({ min: 101, max: 105 }), fc.integer({ min: 1, max: 3 }))),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      writes: fc.array(write, { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('paint' as const), most: fc.constantFrom(1, 2, 4, Infinity) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('gate' as const), market: fc.nat(2), visible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), hidden: fc.boolean() }) },
);

const toPair = (value: PriceCellValue | undefined): readonly [number, number] | null =>
  value?.price == null || value.size === null ? null : [value.price, value.size];

describe('PriceStore against a naive model', () => {
  test('shows the values of a naive model and notifies exactly the changed cells, once a frame', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { page, store, drawn, notifications } = createScreen('subscribeWhileVisible');
        const model = new Map<string, readonly [number, number] | null>();
        const gated = new Set<number>();
        const expectDrawn = (): void => {
          for (const [key, value] of drawn) {
            const market = MARKETS.indexOf(key.slice(0, 3));
            if (!gated.has(market)) expect(toPair(value), key).toEqual(model.get(key) ?? null);
          }
        };
        for (const action of steps) {
          const before = new Map(drawn);
          notifications.clear();
          if (action.kind === 'write') {
            store.apply(action.writes.map(changeOf), TTL_MS);
            for (const { market, runner, side, level, offer } of action.writes)
              model.set(`${MARKETS[market]} ${RUNNERS[runner]} ${SIDES[side]} ${level}`, offer);
            expect(notifications.size).toBe(0);
          } else if (action.kind === 'paint') page.paint(action.most);
          else if (action.kind === 'hide') page.setHidden(action.hidden);
          else {
            store.setVisible(MARKETS[action.market] ?? '', action.visible);
            if (action.visible) gated.delete(action.market);
            else gated.add(action.market);
          }
          for (const [key, times] of notifications) {
            expect(times, key).toBe(1);
            expect(drawn.get(key), key).not.toBe(before.get(key));
          }
        }
        page.setHidden(false);
        // Markets that do not fit into a frame come with the next one.
        for (let frames = 0; page.paint(1) > 0; frames += 1) expect(frames).toBeLessThan(2 * MARKETS.length);
        expectDrawn();
        for (const market of [...gated]) store.setVisible(MARKETS[market] ?? '', true);
        gated.clear();
        expectDrawn();
        store.stop();
      }),
      { numRuns: 300 },
    );
  });
});
