import { describe, expect, it, vi } from 'vitest';
import { ladderPrices, ticksBetween } from '#shared/domain/ladder.ts';
import type { Side } from '#shared/domain/market.ts';
import { money } from '#shared/domain/money.ts';
import { odds, type Odds } from '#shared/domain/odds.ts';
import { createPriceStore } from '#shared/live/store.ts';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import { LIFE, oneCell } from '#shared/live/tests/screen.ts';
import { sideOffers } from './offers.ts';
import { createLadderView } from './view.ts';
import { hasLeft, middleOf, REACH, windowAround } from './window.ts';

const ROWS = 2 * REACH + 1;
const price = (hundredths: number): Odds => odds(hundredths);

describe('the window', () => {
  it.each(ladderPrices('betfair'))('around %i holds as many prices as any other, a tick apart', (middle) => {
    const prices = windowAround('betfair', middle);
    expect(prices).toHaveLength(ROWS);
    expect(prices).toContain(middle);
    expect(prices.every((each, row) => row === 0 || ticksBetween('betfair', each, prices[row - 1] ?? each) === 1)).toBe(true);
  });

  it.each([101, 102, 185, 99_999, 100_000])('of steps of 0.01 around %i', (middle) => {
    const prices = windowAround('step', price(middle));
    expect([prices.length, prices.includes(price(middle)), (prices[0] ?? 0) - (prices.at(-1) ?? 0)]).toEqual([ROWS, true, ROWS - 1]);
  });

  it.each([
    [{ back: 200, lay: 208 }, 204],
    [{ back: 200, lay: null }, 200],
    [{ back: null, lay: 350 }, 350],
    [{ back: 101, lay: 100_000 }, 450],
    // A price between two of the ladder's stands on the closest.
    [{ back: 203, lay: 204 }, 204],
    [{ back: null, lay: null }, null],
  ])('has its middle between the best prices: %o', ({ back, lay }, middle) => {
    expect(middleOf('betfair', { back: back === null ? null : price(back), lay: lay === null ? null : price(lay) })).toBe(middle);
  });

  it('is left by a best price that stood in it, not by one that never did', () => {
    const prices = windowAround('step', price(200));
    const best = (back: number | null, lay: number | null) => ({ back: back === null ? null : price(back), lay: lay === null ? null : price(lay) });
    expect(hasLeft(prices, best(199, 200), best(192, 193))).toBe(false);
    expect(hasLeft(prices, best(192, 193), best(191, 193))).toBe(true);
    expect(hasLeft(prices, best(300, 301), best(310, 311))).toBe(false);
    expect(hasLeft(prices, best(199, 200), best(null, null))).toBe(false);
  });
});

function laid() {
  const page = fakePage();
  const prices = createPriceStore(page);
  let time = 1000;
  const tell = (side: Side, level: number, offer: readonly [number, number] | null) => {
    prices.apply([oneCell('1.1', 1, side, level, offer)], LIFE);
    page.paint();
  };
  return { prices, tell, later: (ms: number) => void (time += ms), view: () => createLadderView(prices, { marketId: '1.1', ladder: 'step' }, 1, () => time) };
}

describe('the view of a ladder', () => {
  it('stays where it is while prices move, and follows one that leaves', () => {
    const { tell, view, later } = laid();
    tell('back', 0, [200, 100]);
    tell('lay', 0, [202, 100]);
    const shown = view();
    const changed = vi.fn();
    shown.subscribe(changed);
    const before = shown.read();
    expect(before.prices[REACH]).toBe(201);
    tell('back', 0, [196, 100]);
    tell('lay', 0, [209, 100]);
    expect(shown.read()).toBe(before);
    later(500);
    tell('lay', 0, [230, 100]);
    expect(shown.read()).toMatchObject({ shownAt: 1500 });
    expect(shown.read().prices[REACH]).toBe(213);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('follows a price that was away and came back elsewhere', () => {
    const { tell, view } = laid();
    tell('back', 0, [200, 100]);
    const shown = view();
    shown.subscribe(() => undefined);
    tell('back', 0, null);
    expect(shown.read().prices[REACH]).toBe(200);
    tell('back', 0, [400, 100]);
    expect(shown.read().prices[REACH]).toBe(400);
  });

  it('appears with the first price', () => {
    const { tell, view } = laid();
    const shown = view();
    shown.subscribe(() => undefined);
    expect(shown.read().prices).toEqual([]);
    tell('lay', 0, [150, 100]);
    expect(shown.read().prices[REACH]).toBe(150);
  });

  it('moves on demand and stays there, and comes back', () => {
    const { tell, view } = laid();
    tell('back', 0, [200, 100]);
    const shown = view();
    shown.subscribe(() => undefined);
    shown.shift(20);
    expect(shown.read().prices[REACH]).toBe(220);
    tell('back', 0, [201, 100]);
    expect(shown.read().prices[REACH]).toBe(220);
    shown.recentre();
    expect(shown.read().prices[REACH]).toBe(201);
    shown.shift(-1000);
    expect(shown.read().prices.at(-1)).toBe(101);
    const lowest = shown.read();
    shown.shift(-1);
    expect(shown.read()).toBe(lowest);
  });
});

describe('offers by price', () => {
  it('are those of the best three, each at its price', () => {
    const { prices, tell } = laid();
    tell('back', 0, [200, 4200]);
    tell('back', 1, [198, 900]);
    const offers = sideOffers(prices, '1.1', 1, 'back');
    expect([200, 199, 198].map((each) => [offers.levelAt(price(each)), offers.sizeAt(price(each))])).toEqual([[0, money(4200)], [null, null], [1, money(900)]]);
  });
});
