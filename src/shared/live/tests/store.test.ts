import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '../../domain/market.ts';
import { money } from '../../domain/money.ts';
import { odds } from '../../domain/odds.ts';
import type { MarketChange } from '../changes.ts';
import type { CellValue, Level } from '../live.ts';
import { createPriceStore } from '../store.ts';
import { fakePage } from './fake-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIFE = 3000;
const MARKETS = ['1.1', '1.2', '1.3'];
const RUNNERS = [1, 2];
const SIDES: readonly Side[] = ['back', 'lay'];
const LEVELS: readonly Level[] = [0, 1, 2];

interface Write {
  readonly market: number;
  readonly runner: number;
  readonly side: number;
  readonly level: number;
  readonly offer: readonly [number, number] | null;
}

const oneCell = (marketId: string, runnerId: number, side: Side, level: number, offer: readonly [number, number] | null): MarketChange => ({
  marketId,
  image: false,
  facts: { status: 'open' },
  runners: [{ runnerId, [side]: { form: 'levels', rows: [[level, offer === null ? null : { price: odds(offer[0]), size: money(offer[1]) }]] } }],
});

const changeOf = (write: Write): MarketChange =>
  oneCell(MARKETS[write.market] ?? '', RUNNERS[write.runner] ?? 0, SIDES[write.side] ?? 'back', write.level, write.offer);

const write = fc.record({
  market: fc.nat(2),
  runner: fc.nat(1),
  side: fc.nat(1),
  level: fc.nat(2),
  offer: fc.option(fc.tuple(fc.integer({ min: 101, max: 105 }), fc.integer({ min: 1, max: 3 }))),
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('write' as const), writes: fc.array(write, { minLength: 1, maxLength: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('paint' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('gate' as const), market: fc.nat(2), visible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), hidden: fc.boolean() }) },
);

/** Everything on screen, the way a grid sees it: each subscriber redraws from the store only when told. */
function screen(follow: 'subscribe' | 'subscribeWhileVisible') {
  const page = fakePage();
  const store = createPriceStore(page);
  const drawn = new Map<string, CellValue>();
  const told = new Map<string, number>();
  for (const marketId of MARKETS)
    for (const runnerId of RUNNERS)
      for (const side of SIDES)
        for (const level of LEVELS) {
          const key = `${marketId} ${runnerId} ${side} ${level}`;
          const source = store.cellSource(marketId, runnerId, side, level);
          drawn.set(key, source.read());
          source[follow](() => {
            told.set(key, (told.get(key) ?? 0) + 1);
            drawn.set(key, source.read());
          });
        }
  return { page, store, drawn, told };
}

const shown = (value: CellValue | undefined): readonly [number, number] | null => (value?.price == null || value.size === null ? null : [value.price, value.size]);

describe('price store', () => {
  it('shows what a naive model shows, and tells exactly the cells that changed, once a frame', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { page, store, drawn, told } = screen('subscribeWhileVisible');
        const model = new Map<string, readonly [number, number] | null>();
        const gated = new Set<number>();
        const expectDrawn = (): void => {
          for (const [key, value] of drawn) {
            const market = MARKETS.indexOf(key.slice(0, 3));
            if (!gated.has(market)) expect(shown(value), key).toEqual(model.get(key) ?? null);
          }
        };
        for (const action of steps) {
          const before = new Map(drawn);
          told.clear();
          if (action.kind === 'write') {
            store.apply(action.writes.map(changeOf), LIFE);
            for (const { market, runner, side, level, offer } of action.writes) model.set(`${MARKETS[market]} ${RUNNERS[runner]} ${SIDES[side]} ${level}`, offer);
            expect(told.size).toBe(0);
          } else if (action.kind === 'paint') page.paint();
          else if (action.kind === 'hide') page.hide(action.hidden);
          else {
            store.setVisible(MARKETS[action.market] ?? '', action.visible);
            if (action.visible) gated.delete(action.market);
            else gated.add(action.market);
          }
          for (const [key, times] of told) {
            expect(times, key).toBe(1);
            expect(drawn.get(key), key).not.toBe(before.get(key));
          }
        }
        page.hide(false);
        page.paint();
        expectDrawn();
        for (const market of [...gated]) store.setVisible(MARKETS[market] ?? '', true);
        gated.clear();
        expectDrawn();
        store.stop();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the price a price replaced, and its time, while only the size moves', () => {
    const { page, store } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    vi.advanceTimersByTime(100);
    store.apply([oneCell('1.1', 1, 'back', 0, [202, 10])], LIFE);
    page.paint();
    const moved = store.cell('1.1', 1, 'back', 0);
    expect(moved).toMatchObject({ price: 202, previousPrice: 200 });
    vi.advanceTimersByTime(100);
    store.apply([oneCell('1.1', 1, 'back', 0, [202, 99])], LIFE);
    page.paint();
    expect(store.cell('1.1', 1, 'back', 0)).toEqual({ ...moved, size: 99 });
  });

  it('paints a price that changed twice within a frame once, and one that came back not at all', () => {
    const { page, store, told } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    told.clear();
    store.apply([oneCell('1.1', 1, 'back', 0, [204, 10]), oneCell('1.1', 2, 'lay', 0, [300, 10])], LIFE);
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10]), oneCell('1.1', 2, 'lay', 0, [310, 10])], LIFE);
    expect(page.paint()).toBe(1);
    expect([...told]).toEqual([['1.1 2 lay 0', 1]]);
  });

  it('tells whoever follows always, though the market is off screen', () => {
    const { page, store, told } = screen('subscribe');
    store.setVisible('1.1', false);
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    expect([...told.keys()]).toEqual(['1.1 1 back 0']);
  });

  it('applies at once while the page is hidden, without a frame, and tells when it is seen again', () => {
    const { page, store, told } = screen('subscribe');
    page.hide(true);
    for (let price = 101; price < 160; price += 1) store.apply([oneCell('1.1', 1, 'back', 0, [price, 10])], LIFE);
    expect(store.cell('1.1', 1, 'back', 0).price).toBe(159);
    expect(page.paint()).toBe(0);
    expect(told.size).toBe(0);
    page.hide(false);
    page.paint();
    expect([...told]).toEqual([['1.1 1 back 0', 1]]);
  });

  it('greys a market when its prices have outlived their life, and clears it with the next answer', () => {
    const { page, store } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10]), oneCell('1.2', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    vi.advanceTimersByTime(2000);
    store.apply([oneCell('1.2', 1, 'back', 0, [200, 11])], LIFE);
    vi.advanceTimersByTime(1500);
    page.paint();
    expect([store.market('1.1')?.freshness, store.market('1.2')?.freshness]).toEqual(['stale', 'live']);
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    expect(store.market('1.1')?.freshness).toBe('live');
  });

  it('doubts only markets not heard of since the first missed poll was asked', () => {
    const { page, store } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    vi.advanceTimersByTime(100);
    const asked = performance.now();
    vi.advanceTimersByTime(100);
    store.apply([oneCell('1.2', 1, 'back', 0, [200, 10])], LIFE);
    store.doubt(['1.1', '1.2'], asked);
    page.paint();
    expect([store.market('1.1')?.freshness, store.market('1.2')?.freshness]).toEqual(['stale', 'live']);
  });

  it('forgets a market: no price is left that could be bet on', () => {
    const { page, store, told } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    told.clear();
    store.forget(['1.1']);
    page.paint();
    expect(store.cell('1.1', 1, 'back', 0)).toMatchObject({ price: null, previousPrice: null });
    expect(store.market('1.1')).toBeNull();
    expect([...told.keys()]).toEqual(['1.1 1 back 0']);
  });

  it('gives a market facts of unchanged identity while only prices move', () => {
    const { page, store } = screen('subscribe');
    store.apply([oneCell('1.1', 1, 'back', 0, [200, 10])], LIFE);
    page.paint();
    const facts = store.market('1.1');
    store.apply([oneCell('1.1', 1, 'back', 0, [201, 10])], LIFE);
    page.paint();
    expect(store.market('1.1')).toBe(facts);
  });
});
