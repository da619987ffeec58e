import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TTL_MS, cellChange, createScreen } from '../testing/screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('price store', () => {
  it('keeps the price a price replaced, and its time, while only the size moves', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    vi.advanceTimersByTime(100);
    store.apply([cellChange('1.1', 1, 'back', 0, [202, 10])], TTL_MS);
    page.paint();
    const moved = store.cell('1.1', 1, 'back', 0);
    expect(moved).toMatchObject({ price: 202, previousPrice: 200 });
    vi.advanceTimersByTime(100);
    store.apply([cellChange('1.1', 1, 'back', 0, [202, 99])], TTL_MS);
    page.paint();
    expect(store.cell('1.1', 1, 'back', 0)).toEqual({ ...moved, size: 99 });
  });

  it('paints a price that changed twice within a frame once, and one that came back not at all', () => {
    const { page, store, told: notifications } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    notifications.clear();
    store.apply([cellChange('1.1', 1, 'back', 0, [204, 10]), cellChange('1.1', 2, 'lay', 0, [300, 10])], TTL_MS);
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10]), cellChange('1.1', 2, 'lay', 0, [310, 10])], TTL_MS);
    expect(page.paint()).toBe(1);
    expect([...notifications]).toEqual([['1.1 2 lay 0', 1]]);
  });

  it('draws as many prices on screen as a frame has time for; the markets that wait say what is on screen, and come first with the next', () => {
    const { page, store, told: notifications } = createScreen('subscribe');
    const both = (marketId: string, price: number) =>
      store.apply(
        [cellChange(marketId, 1, 'back', 0, [price, 10]), cellChange(marketId, 2, 'lay', 1, [price, 10])],
        TTL_MS,
      );
    const notifiedMarkets = () => [...new Set([...notifications.keys()].map((key) => key.slice(0, 3)))];
    for (const marketId of ['1.1', '1.2', '1.3']) both(marketId, 190);
    page.paint();
    notifications.clear();
    const painted = vi.fn();
    store.onPaint((_, whole) => painted(whole));
    for (const marketId of ['1.1', '1.2', '1.3']) both(marketId, 200);
    page.paint(3);
    expect(notifiedMarkets()).toEqual(['1.1', '1.2']);
    expect(store.cell('1.3', 1, 'back', 0).price).toBe(190);
    notifications.clear();
    both('1.1', 210);
    both('1.3', 210);
    page.paint(2);
    expect(notifiedMarkets()).toEqual(['1.3']);
    expect(store.cell('1.1', 1, 'back', 0).price).toBe(200);
    expect(store.cell('1.3', 1, 'back', 0)).toMatchObject({ price: 210, previousPrice: 190 });
    expect(page.paint(2)).toBe(1);
    expect(store.cell('1.1', 1, 'back', 0).price).toBe(210);
    expect(page.paint()).toBe(0);
    expect(painted.mock.calls).toEqual([[false], [false], [true]]);
  });

  it('lets no market off screen wait, nor those on screen for it', () => {
    const { page, store } = createScreen('subscribeWhileVisible');
    store.setVisible('1.1', false);
    store.setVisible('1.2', false);
    for (const marketId of ['1.1', '1.3', '1.2']) store.apply([cellChange(marketId, 1, 'back', 0, [200, 10])], TTL_MS);
    expect(page.paint(1)).toBe(1);
    for (const marketId of ['1.1', '1.2', '1.3']) expect(store.cell(marketId, 1, 'back', 0).price).toBe(200);
    expect(page.paint(1)).toBe(0);
  });

  it('tells whoever follows always, though the market is off screen', () => {
    const { page, store, told: notifications } = createScreen('subscribe');
    store.setVisible('1.1', false);
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    expect([...notifications.keys()]).toEqual(['1.1 1 back 0']);
  });

  it('applies at once while the page is hidden, without a frame, and tells when it is seen again', () => {
    const { page, store, told: notifications } = createScreen('subscribe');
    page.setHidden(true);
    for (let price = 101; price < 160; price += 1) store.apply([cellChange('1.1', 1, 'back', 0, [price, 10])], TTL_MS);
    expect(store.cell('1.1', 1, 'back', 0).price).toBe(159);
    expect(page.paint()).toBe(0);
    expect(notifications.size).toBe(0);
    page.setHidden(false);
    page.paint();
    expect([...notifications]).toEqual([['1.1 1 back 0', 1]]);
  });

  it('greys a market when its prices have outlived their life, and clears it with the next answer', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10]), cellChange('1.2', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    vi.advanceTimersByTime(2000);
    store.apply([cellChange('1.2', 1, 'back', 0, [200, 11])], TTL_MS);
    vi.advanceTimersByTime(1500);
    page.paint();
    expect([store.market('1.1')?.freshness, store.market('1.2')?.freshness]).toEqual(['stale', 'live']);
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    expect(store.market('1.1')?.freshness).toBe('live');
  });

  it('doubts only markets not heard of since the first missed poll was asked', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    vi.advanceTimersByTime(100);
    const asked = performance.now();
    vi.advanceTimersByTime(100);
    store.apply([cellChange('1.2', 1, 'back', 0, [200, 10])], TTL_MS);
    store.markStale(['1.1', '1.2'], asked);
    page.paint();
    expect([store.market('1.1')?.freshness, store.market('1.2')?.freshness]).toEqual(['stale', 'live']);
  });

  it('forgets a market: no price is left that could be bet on', () => {
    const { page, store, told: notifications } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    notifications.clear();
    store.forget(['1.1']);
    page.paint();
    expect(store.cell('1.1', 1, 'back', 0)).toMatchObject({ price: null, previousPrice: null });
    expect(store.market('1.1')).toBeNull();
    expect([...notifications.keys()]).toEqual(['1.1 1 back 0']);
  });

  it('gives a market facts of unchanged identity while only prices move', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([cellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    const facts = store.market('1.1');
    store.apply([cellChange('1.1', 1, 'back', 0, [201, 10])], TTL_MS);
    page.paint();
    expect(store.market('1.1')).toBe(facts);
  });
});
