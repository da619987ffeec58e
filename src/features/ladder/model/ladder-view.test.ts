import { describe, expect, test, vi } from 'vitest';
import type { Side } from '#shared/domain/market/market.ts';
import { money } from '#shared/domain/money/money.ts';
import { countTicksBetween, getLadderPrices } from '#shared/domain/odds/ladder.ts';
import { type Odds, odds } from '#shared/domain/odds/odds.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { createCellChange, TTL_MS } from '#shared/live/testing/screen.ts';
import { createLadderView } from './ladder-view.ts';
import { findMiddlePrice, hasLeftWindow, listPricesAround, ROWS_EACH_SIDE } from './ladder-window.ts';
import { createSideOffers } from './side-offers.ts';

const ROWS = 2 * ROWS_EACH_SIDE + 1;
const toOdds = (hundredths: number): Odds => odds(hundredths);

describe('ladder window', () => {
  test.each(getLadderPrices('betfair'))(
    'listPricesAround returns a full window of adjacent ticks around %i',
    (middle) => {
      const prices = listPricesAround('betfair', middle);
      expect(prices).toHaveLength(ROWS);
      expect(prices).toContain(middle);
      expect(
        prices.every((each, row) => row === 0 || countTicksBetween('betfair', each, prices[row - 1] ?? each) === 1),
      ).toBe(true);
    },
  );

  test.each([101, 102, 185, 99_999, 100_000])(
    'listPricesAround returns a full window in steps of 0.01 around %i',
    (middle) => {
      const prices = listPricesAround('step', toOdds(middle));
      expect([prices.length, prices.includes(toOdds(middle)), (prices[0] ?? 0) - (prices.at(-1) ?? 0)]).toEqual([
        ROWS,
        true,
        ROWS - 1,
      ]);
    },
  );

  test.each([
    [{ back: 200, lay: 208 }, 204],
    [{ back: 200, lay: null }, 200],
    [{ back: null, lay: 350 }, 350],
    [{ back: 101, lay: 100_000 }, 450],
    // A price between two ticks moves to the closest one.
    [{ back: 203, lay: 204 }, 204],
    [{ back: null, lay: null }, null],
  ])('findMiddlePrice finds the tick between the best prices %o', ({ back, lay }, middle) => {
    expect(
      findMiddlePrice('betfair', { back: back === null ? null : toOdds(back), lay: lay === null ? null : toOdds(lay) }),
    ).toBe(middle);
  });

  test('hasLeftWindow is true only when a best price leaves the window', () => {
    const prices = listPricesAround('step', toOdds(200));
    const best = (back: number | null, lay: number | null) => ({
      back: back === null ? null : toOdds(back),
      lay: lay === null ? null : toOdds(lay),
    });
    expect(hasLeftWindow(prices, best(199, 200), best(192, 193))).toBe(false);
    expect(hasLeftWindow(prices, best(192, 193), best(191, 193))).toBe(true);
    expect(hasLeftWindow(prices, best(300, 301), best(310, 311))).toBe(false);
    expect(hasLeftWindow(prices, best(199, 200), best(null, null))).toBe(false);
  });
});

function setUpLadder() {
  const page = createFakeEnvironment();
  const prices = createPriceStore(page);
  let time = 1000;
  const publishOffer = (side: Side, level: number, offer: readonly [number, number] | null) => {
    prices.apply([createCellChange('1.1', 1, side, level, offer)], TTL_MS);
    page.paint();
  };
  return {
    prices,
    publishOffer,
    advance: (ms: number) => void (time += ms),
    createView: () => createLadderView(prices, { marketId: '1.1', ladder: 'step' }, 1, () => time),
  };
}

describe('createLadderView', () => {
  test('keeps its window while prices move inside it and follows a price that leaves', () => {
    const { publishOffer, createView, advance } = setUpLadder();
    publishOffer('back', 0, [200, 100]);
    publishOffer('lay', 0, [202, 100]);
    const ladderView = createView();
    const onChange = vi.fn();
    ladderView.subscribe(onChange);
    const before = ladderView.read();
    expect(before.prices[ROWS_EACH_SIDE]).toBe(201);
    publishOffer('back', 0, [196, 100]);
    publishOffer('lay', 0, [209, 100]);
    expect(ladderView.read()).toBe(before);
    advance(500);
    publishOffer('lay', 0, [230, 100]);
    expect(ladderView.read()).toMatchObject({ displayedAt: 1500 });
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(213);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('follows a price that returns outside the window', () => {
    const { publishOffer, createView } = setUpLadder();
    publishOffer('back', 0, [200, 100]);
    const ladderView = createView();
    ladderView.subscribe(() => undefined);
    publishOffer('back', 0, null);
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(200);
    publishOffer('back', 0, [400, 100]);
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(400);
  });

  test('shows its first window with the first price', () => {
    const { publishOffer, createView } = setUpLadder();
    const ladderView = createView();
    ladderView.subscribe(() => undefined);
    expect(ladderView.read().prices).toEqual([]);
    publishOffer('lay', 0, [150, 100]);
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(150);
  });

  test('stays at a shifted window until it is recentred', () => {
    const { publishOffer, createView } = setUpLadder();
    publishOffer('back', 0, [200, 100]);
    const ladderView = createView();
    ladderView.subscribe(() => undefined);
    ladderView.shift(20);
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(220);
    publishOffer('back', 0, [201, 100]);
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(220);
    ladderView.recentre();
    expect(ladderView.read().prices[ROWS_EACH_SIDE]).toBe(201);
    ladderView.shift(-1000);
    expect(ladderView.read().prices.at(-1)).toBe(101);
    const lowest = ladderView.read();
    ladderView.shift(-1);
    expect(ladderView.read()).toBe(lowest);
  });
});

describe('createSideOffers', () => {
  test('returns level and size of the best three prices', () => {
    const { prices, publishOffer } = setUpLadder();
    publishOffer('back', 0, [200, 4200]);
    publishOffer('back', 1, [198, 900]);
    const offers = createSideOffers(prices, '1.1', 1, 'back');
    expect([200, 199, 198].map((each) => [offers.findLevelAt(toOdds(each)), offers.getSizeAt(toOdds(each))])).toEqual([
      [0, money(4200)],
      [null, null],
      [1, money(900)],
    ]);
  });
});
