import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCellChange, createScreen, TTL_MS } from '../testing/screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('PriceStore', () => {
  test('keeps the previous price and its time while only the size moves', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    vi.advanceTimersByTime(100);
    store.apply([createCellChange('1.1', 1, 'back', 0, [202, 10])], TTL_MS);
    page.paint();
    const moved = store.getCell('1.1', 1, 'back', 0);
    expect(moved).toMatchObject({ price: 202, previousPrice: 200 });
    vi.advanceTimersByTime(100);
    store.apply([createCellChange('1.1', 1, 'back', 0, [202, 99])], TTL_MS);
    page.paint();
    expect(store.getCell('1.1', 1, 'back', 0)).toEqual({ ...moved, size: 99 });
  });

  test('paints a price that changed twice within a frame once', () => {
    const { page, store, notifications } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    notifications.clear();
    store.apply(
      [createCellChange('1.1', 1, 'back', 0, [204, 10]), createCellChange('1.1', 2, 'lay', 0, [300, 10])],
      TTL_MS,
    );
    store.apply(
      [createCellChange('1.1', 1, 'back', 0, [200, 10]), createCellChange('1.1', 2, 'lay', 0, [310, 10])],
      TTL_MS,
    );
    expect(page.paint()).toBe(1);
    expect([...notifications]).toEqual([['1.1 2 lay 0', 1]]);
  });

  test('draws as many prices as fit in a frame and the waiting markets first in the next', () => {
    const { page, store, notifications } = createScreen('subscribe');
    const both = (marketId: string, price: number) =>
      store.apply(
        [createCellChange(marketId, 1, 'back', 0, [price, 10]), createCellChange(marketId, 2, 'lay', 1, [price, 10])],
        TTL_MS,
      );
    const notifiedMarkets = () => [...new Set([...notifications.keys()].map((key) => key.slice(0, 3)))];
    for (const marketId of ['1.1', '1.2', '1.3']) both(marketId, 190);
    page.paint();
    notifications.clear();
    const painted = vi.fn<(isComplete: boolean) => void>();
    store.onPaint((_, isComplete) => painted(isComplete));
    for (const marketId of ['1.1', '1.2', '1.3']) both(marketId, 200);
    page.paint(3);
    expect(notifiedMarkets()).toEqual(['1.1', '1.2']);
    expect(store.getCell('1.3', 1, 'back', 0).price).toBe(190);
    notifications.clear();
    both('1.1', 210);
    both('1.3', 210);
    page.paint(2);
    expect(notifiedMarkets()).toEqual(['1.3']);
    expect(store.getCell('1.1', 1, 'back', 0).price).toBe(200);
    expect(store.getCell('1.3', 1, 'back', 0)).toMatchObject({ price: 210, previousPrice: 190 });
    expect(page.paint(2)).toBe(1);
    expect(store.getCell('1.1', 1, 'back', 0).price).toBe(210);
    expect(page.paint()).toBe(0);
    expect(painted.mock.calls).toEqual([[false], [false], [true]]);
  });

  test('never delays a market for one off screen', () => {
    const { page, store } = createScreen('subscribeWhileVisible');
    store.setVisible('1.1', false);
    store.setVisible('1.2', false);
    for (const marketId of ['1.1', '1.3', '1.2'])
      store.apply([createCellChange(marketId, 1, 'back', 0, [200, 10])], TTL_MS);
    expect(page.paint(1)).toBe(1);
    for (const marketId of ['1.1', '1.2', '1.3']) expect(store.getCell(marketId, 1, 'back', 0).price).toBe(200);
    expect(page.paint(1)).toBe(0);
  });

  test('notifies subscribers that also follow hidden markets while the market is off screen', () => {
    const { page, store, notifications } = createScreen('subscribe');
    store.setVisible('1.1', false);
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    expect([...notifications.keys()]).toEqual(['1.1 1 back 0']);
  });

  test('notifies of changes to a hidden page when it is visible again', () => {
    const { page, store, notifications } = createScreen('subscribe');
    page.setHidden(true);
    for (let price = 101; price < 160; price += 1)
      store.apply([createCellChange('1.1', 1, 'back', 0, [price, 10])], TTL_MS);
    expect(store.getCell('1.1', 1, 'back', 0).price).toBe(159);
    expect(page.paint()).toBe(0);
    expect(notifications.size).toBe(0);
    page.setHidden(false);
    page.paint();
    expect([...notifications]).toEqual([['1.1 1 back 0', 1]]);
  });

  test('marks a market stale after the lifetime of its prices until the next response', () => {
    const { page, store } = createScreen('subscribe');
    store.apply(
      [createCellChange('1.1', 1, 'back', 0, [200, 10]), createCellChange('1.2', 1, 'back', 0, [200, 10])],
      TTL_MS,
    );
    page.paint();
    vi.advanceTimersByTime(2000);
    store.apply([createCellChange('1.2', 1, 'back', 0, [200, 11])], TTL_MS);
    vi.advanceTimersByTime(1500);
    page.paint();
    expect([store.getMarket('1.1')?.freshness, store.getMarket('1.2')?.freshness]).toEqual(['stale', 'live']);
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    expect(store.getMarket('1.1')?.freshness).toBe('live');
  });

  test('marks only markets stale that had no message since the first missed poll', () => {
    const { page, store } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    vi.advanceTimersByTime(100);
    const requestedAt = performance.now();
    vi.advanceTimersByTime(100);
    store.apply([createCellChange('1.2', 1, 'back', 0, [200, 10])], TTL_MS);
    store.markStale(['1.1', '1.2'], requestedAt);
    page.paint();
    expect([store.getMarket('1.1')?.freshness, store.getMarket('1.2')?.freshness]).toEqual(['stale', 'live']);
  });

  test('drops a market with all its prices', () => {
    const { page, store, notifications } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    notifications.clear();
    store.forget(['1.1']);
    page.paint();
    expect(store.getCell('1.1', 1, 'back', 0)).toMatchObject({ price: null, previousPrice: null });
    expect(store.getMarket('1.1')).toBeNull();
    expect([...notifications.keys()]).toEqual(['1.1 1 back 0']);
  });

  test('readArrived reads a suspension before its frame, which draws it all the same', () => {
    const { page, store, notifications } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    const onFacts = vi.fn();
    store.getMarketSource('1.1').subscribe(onFacts);
    notifications.clear();
    store.apply([createCellChange('1.1', 1, 'back', 0, [202, 10])], TTL_MS);
    store.apply([{ marketId: '1.1', image: false, facts: { status: 'suspended' }, runners: [] }], TTL_MS);
    expect(store.getMarket('1.1')?.status).toBe('open');
    store.readArrived();
    expect([store.getMarket('1.1')?.status, store.getCell('1.1', 1, 'back', 0).price]).toEqual(['suspended', 202]);
    expect([onFacts.mock.calls.length, notifications.size]).toEqual([0, 0]);
    page.paint();
    expect([onFacts.mock.calls.length, [...notifications.keys()]]).toEqual([1, ['1.1 1 back 0']]);
  });

  test("keeps the identity of a market's facts while only prices move", () => {
    const { page, store } = createScreen('subscribe');
    store.apply([createCellChange('1.1', 1, 'back', 0, [200, 10])], TTL_MS);
    page.paint();
    const facts = store.getMarket('1.1');
    store.apply([createCellChange('1.1', 1, 'back', 0, [201, 10])], TTL_MS);
    page.paint();
    expect(store.getMarket('1.1')).toBe(facts);
  });
});
