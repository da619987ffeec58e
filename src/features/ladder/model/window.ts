import { movePrice, nearest, ticksBetween } from '#shared/domain/ladder.ts';
import type { Market } from '#shared/domain/market.ts';
import type { Odds } from '#shared/domain/odds.ts';

type Ladder = Market['ladder'];

/** Prices shown on each side of the middle one. */
export const REACH = 8;

/** A runner's best prices; null where nothing is offered. */
export interface Best {
  readonly back: Odds | null;
  readonly lay: Odds | null;
}

const onto = (ladder: Ladder, price: Odds): Odds => (ladder === 'step' ? price : nearest(ladder, price));

const stepsBetween = (ladder: Ladder, from: Odds, to: Odds): number => (ladder === 'step' ? to - from : (ticksBetween(ladder, from, to) ?? 0));

/** The price of the ladder half-way between the best two, in ticks; null where nothing is offered. */
export function middleOf(ladder: Ladder, { back, lay }: Best): Odds | null {
  const start = back ?? lay;
  if (start === null) return null;
  const from = onto(ladder, start);
  return movePrice(ladder, from, Math.floor(stepsBetween(ladder, from, onto(ladder, lay ?? start)) / 2));
}

/** Always the same number of prices, the highest first: near an end of the ladder the window stops there. */
export function windowAround(ladder: Ladder, middle: Odds): readonly Odds[] {
  const lowest = movePrice(ladder, middle, -REACH);
  const highest = movePrice(ladder, lowest, 2 * REACH);
  return Array.from({ length: 2 * REACH + 1 }, (_, row) => movePrice(ladder, highest, -row));
}

/** The row of a price that need not be on the ladder, as the average of a matched bet; -1 where it is not in the window. */
export const rowOf = (ladder: Ladder, prices: readonly Odds[], price: Odds): number => prices.indexOf(onto(ladder, price));

/** A best price stood in the window and no longer does. One that was out of it already does not count: the bettor looks elsewhere. */
export function hasLeft(prices: readonly Odds[], before: Best, now: Best): boolean {
  const [highest, lowest] = [prices[0], prices.at(-1)];
  if (highest === undefined || lowest === undefined) return false;
  const inside = (price: Odds): boolean => price <= highest && price >= lowest;
  const left = (was: Odds | null, is: Odds | null): boolean => was !== null && is !== null && inside(was) && !inside(is);
  return left(before.back, now.back) || left(before.lay, now.lay);
}
