import type { Market } from '../market/market.ts';
import { type Odds, odds, stepOdds } from './odds.ts';

export type LadderName = Exclude<Market['ladder'], 'step'>;

/** From, to (the next band's from) and increment, in hundredths. */
type Band = readonly [from: number, to: number, increment: number];

/** The increments each exchange publishes for decimal odds. */
const bands: Readonly<Record<LadderName, readonly Band[]>> = {
  betfair: [
    [101, 200, 1],
    [200, 300, 2],
    [300, 400, 5],
    [400, 600, 10],
    [600, 1000, 20],
    [1000, 2000, 50],
    [2000, 3000, 100],
    [3000, 5000, 200],
    [5000, 10_000, 500],
    [10_000, 100_000, 1000],
  ],
  betdaq: [
    [101, 300, 1],
    [300, 400, 5],
    [400, 1000, 10],
    [1000, 2000, 50],
    [2000, 5000, 100],
    [5000, 20_000, 200],
    [20_000, 100_000, 500],
  ],
};

function buildPrices(ladder: LadderName): readonly Odds[] {
  const prices: Odds[] = [];
  for (const [from, to, increment] of bands[ladder])
    for (let price = from; price < to; price += increment) prices.push(odds(price));
  prices.push(odds(100_000));
  return prices;
}

const ladders: Readonly<Record<LadderName, readonly Odds[]>> = {
  betfair: buildPrices('betfair'),
  betdaq: buildPrices('betdaq'),
};

/** Lists every price of the ladder, lowest first. Betfair's has 350. */
export const getLadderPrices = (ladder: LadderName): readonly Odds[] => ladders[ladder];

/** Counts the prices of the ladder below this one (hundredths, may be fractional). */
function countBelow(prices: readonly Odds[], price: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] ?? Infinity) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

const getClampedPrice = (prices: readonly Odds[], index: number): Odds => {
  const price = prices[Math.min(prices.length - 1, Math.max(0, index))];
  if (price === undefined) throw new RangeError('a ladder without prices');
  return price;
};

/**
 * Rounds any number of hundredths to the closest price of the ladder, halves up, clamped to 1.01–1000. Throws a
 * RangeError on NaN.
 */
export function findNearestPrice(ladder: LadderName, price: number): Odds {
  if (Number.isNaN(price)) throw new RangeError('not a price: NaN');
  const prices = ladders[ladder];
  const index = countBelow(prices, price);
  const above = getClampedPrice(prices, index);
  const below = getClampedPrice(prices, index - 1);
  return above - price <= price - below ? above : below;
}

/** Finds the closest prices of the ladder below and above odds that are not on it. Clamped at its ends. */
export function findNeighbours(ladder: LadderName, price: number): readonly [lower: Odds, higher: Odds] {
  const prices = ladders[ladder];
  const index = countBelow(prices, price);
  return [getClampedPrice(prices, index - 1), getClampedPrice(prices, index)];
}

export const isOnLadder = (ladder: LadderName, price: Odds): boolean => {
  const prices = ladders[ladder];
  return prices[countBelow(prices, price)] === price;
};

/** Moves by whole steps of the ladder and clamps at its ends. Returns `null` for a price off the ladder. */
export function moveByTicks(ladder: LadderName, price: Odds, steps: number): Odds | null {
  if (!isOnLadder(ladder, price)) return null;
  const prices = ladders[ladder];
  return getClampedPrice(prices, countBelow(prices, price) + Math.trunc(steps));
}

/**
 * Counts the steps from one price of the ladder to another, negative when down. Returns `null` when either is off the
 * ladder.
 */
export function countTicksBetween(ladder: LadderName, from: Odds, to: Odds): number | null {
  if (!isOnLadder(ladder, from) || !isOnLadder(ladder, to)) return null;
  const prices = ladders[ladder];
  return countBelow(prices, to) - countBelow(prices, from);
}

/**
 * Applies the slip's plus and minus in a market: steps of 0.01, or the named exchange's increments. Accepts every
 * price: odds off the ladder move to the next ladder price in that direction, which counts as the first step.
 */
export function movePrice(ladder: Market['ladder'], price: Odds, steps: number): Odds {
  const fullSteps = Math.trunc(steps);
  if (ladder === 'step' || fullSteps === 0) return ladder === 'step' ? stepOdds(price, fullSteps) : price;
  const prices = ladders[ladder];
  const index = countBelow(prices, price);
  const offset = isOnLadder(ladder, price) || fullSteps < 0 ? fullSteps : fullSteps - 1;
  return getClampedPrice(prices, index + offset);
}

/**
 * Lists every value of a line market from `min` to `max` in steps of `interval`, in hundredths. Throws on an interval
 * of 0 or below.
 */
export function listLineValues(min: number, max: number, interval: number): readonly number[] {
  if (!(interval > 0)) throw new RangeError(`not an interval: ${interval}`);
  return Array.from(
    { length: Math.max(0, Math.floor((max - min) / interval) + 1) },
    (_, step) => min + step * interval,
  );
}
