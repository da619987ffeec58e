import type { Market } from '#shared/domain/market/market.ts';
import { countTicksBetween, findNearestPrice, movePrice } from '#shared/domain/odds/ladder.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

type LadderKind = Market['ladder'];

/** Number of prices on each side of the middle one. */
export const ROWS_EACH_SIDE = 8;

/** Best prices of a runner; null without an offer. */
export interface BestPrices {
  readonly back: Odds | null;
  readonly lay: Odds | null;
}

const snapToLadder = (ladder: LadderKind, price: Odds): Odds =>
  ladder === 'step' ? price : findNearestPrice(ladder, price);

const countSteps = (ladder: LadderKind, from: Odds, to: Odds): number =>
  ladder === 'step' ? to - from : (countTicksBetween(ladder, from, to) ?? 0);

/** Returns the tick half-way between the best prices; null without an offer. */
export function findMiddlePrice(ladder: LadderKind, { back, lay }: BestPrices): Odds | null {
  const start = back ?? lay;
  if (start === null) return null;
  const from = snapToLadder(ladder, start);
  return movePrice(ladder, from, Math.floor(countSteps(ladder, from, snapToLadder(ladder, lay ?? start)) / 2));
}

/** Returns a constant number of prices, highest first. Near an end of the ladder the window stops there. */
export function listPricesAround(ladder: LadderKind, middle: Odds): readonly Odds[] {
  const lowest = movePrice(ladder, middle, -ROWS_EACH_SIDE);
  const highest = movePrice(ladder, lowest, 2 * ROWS_EACH_SIDE);
  return Array.from({ length: 2 * ROWS_EACH_SIDE + 1 }, (_, row) => movePrice(ladder, highest, -row));
}

/**
 * Returns the row closest to a price, which may lie between two ticks, such as an average matched price. Returns -1
 * outside the window.
 */
export const findRow = (ladder: LadderKind, prices: readonly Odds[], price: Odds): number =>
  prices.indexOf(snapToLadder(ladder, price));

/**
 * Returns true when a best price was in the window and left it. A price that was outside before does not count, because
 * the bettor has moved the window.
 */
export function hasLeftWindow(prices: readonly Odds[], before: BestPrices, now: BestPrices): boolean {
  const [highest, lowest] = [prices[0], prices.at(-1)];
  if (highest === undefined || lowest === undefined) return false;
  const isInside = (price: Odds): boolean => price <= highest && price >= lowest;
  const hasLeft = (was: Odds | null, is: Odds | null): boolean =>
    was !== null && is !== null && isInside(was) && !isInside(is);
  return hasLeft(before.back, now.back) || hasLeft(before.lay, now.lay);
}
