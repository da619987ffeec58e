import type { Levels, Offer } from '#shared/domain/market/market.ts';
import { type Money, money } from '#shared/domain/money/money.ts';
import { getLadderPrices } from '#shared/domain/odds/ladder.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { calculateChangeCount, chance, drift, hash } from './rng.ts';

export interface MarketPace {
  readonly changesPerSecond: number;
  /** Changes with the pace of the market; sizes are then drawn again. */
  readonly since: number;
  /** Milliseconds in which the mood of the market changes. */
  readonly swing: number;
}

export interface RunnerOfferBook {
  readonly back: Levels;
  readonly lay: Levels;
}

/** One for each runner, in order. */
export type RunnerBooks = readonly RunnerOfferBook[];

export const NO_OFFERS: RunnerOfferBook = { back: [null, null, null], lay: [null, null, null] };

interface PricedRunners {
  readonly key: number;
  readonly liquidity: number;
  readonly runners: readonly unknown[];
}

const prices = getLadderPrices('betfair');
const LAST = prices.length - 1;

/** Returns the position of decimal odds on the ladder, with the fraction between two prices. */
function findLadderPosition(decimalOdds: number): number {
  const targetPrice = decimalOdds * 100;
  let low = 0;
  let high = LAST;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((prices[middle] ?? 0) <= targetPrice) low = middle;
    else high = middle;
  }
  const from = prices[low] ?? 101;
  const to = prices[high] ?? from;
  return Math.min(LAST, low + Math.max(0, (targetPrice - from) / (to - from)));
}

/** Greatest chance that has a price on the ladder. */
const MOST_LIKELY = 0.989;

/** Adds the market's mood to fair chances. Keeps them off 0 and 1, so that every runner has a price; they sum to 1. */
export function driftChances(key: number, fair: readonly number[], pace: MarketPace, time: number): number[] {
  let total = 0;
  const moved = fair.map((chanceOf, i) => {
    if (chanceOf <= 0) return 0;
    const driftFactor =
      0.04 * drift(hash(key, i, 1), time, pace.swing) + 0.008 * drift(hash(key, i, 2), time, pace.swing / 5);
    const value = Math.min(0.985, Math.max(0.003, chanceOf)) * Math.exp(driftFactor);
    total += value;
    return value;
  });
  const chances = moved.map((value) => value / total);
  const favourite = Math.max(...chances);
  if (favourite <= MOST_LIKELY) return chances;
  return chances.map((value) => (value === favourite ? MOST_LIKELY : (value / (1 - favourite)) * (1 - MOST_LIKELY)));
}

/** Calculates the size at one price in rupees. The price is its key, so a step of the ladder shifts the queue. */
function calculateSize(
  priced: PricedRunners,
  place: number,
  side: 0 | 1,
  runner: number,
  level: number,
  pace: MarketPace,
  time: number,
): Money {
  const key = hash(priced.key, runner, place * 2 + side);
  const period = (priced.runners.length * 6_000) / pace.changesPerSecond;
  const tradedShare = calculateChangeCount(hash(key, pace.since), time, period);
  if (chance(key, tradedShare, 1) < 0.03) return money(100_00 + (hash(key, tradedShare, 2) % 900_00));
  const spread = chance(key, tradedShare, 3) + chance(key, tradedShare, 4) + chance(key, tradedShare, 5) - 1.5;
  const longShot = Math.min(1, 6 / ((prices[place] ?? 100) / 100));
  const rupees = Math.max(100, priced.liquidity * longShot * (1 + level * 0.35) * Math.exp(1.6 * spread));
  return money(Math.round(rupees) * 100 + (hash(key, tradedShare, 6) % 100));
}

function createLevels(
  priced: PricedRunners,
  first: number,
  side: 0 | 1,
  runner: number,
  isThin: boolean,
  pace: MarketPace,
  time: number,
): Levels {
  const step = side === 0 ? -1 : 1;
  const createLevel = (n: 0 | 1 | 2): Offer | null => {
    // A thin queue has gaps; their place depends on the price, not on the moment.
    const gaps = isThin ? n * (1 + (hash(priced.key, runner, first) % 2)) : n;
    const place = first + step * gaps;
    const price = prices[place];
    return price === undefined
      ? null
      : { price: odds(price), size: calculateSize(priced, place, side, runner, n, pace, time) };
  };
  return [createLevel(0), createLevel(1), createLevel(2)];
}

/**
 * Calculates three levels a side on the exchange's ladder around each fair price. Backs are at or below it and lays
 * above, so the book never crosses.
 */
export const calculateExchangeBooks = (
  priced: PricedRunners,
  fair: readonly number[],
  pace: MarketPace,
  time: number,
): RunnerBooks => calculateBooks(priced, driftChances(priced.key, fair, pace, time), pace, time);

/** Calculates the books from chances that already have the market's mood. */
export function calculateBooks(
  priced: PricedRunners,
  chances: readonly number[],
  pace: MarketPace,
  time: number,
): RunnerBooks {
  return chances.map((value, runner) => {
    if (value <= 0) return NO_OFFERS;
    const place = findLadderPosition(1 / value);
    const isThin = priced.liquidity < 20_000 || value < 0.04;
    const half = isThin ? 0.8 + chance(hash(priced.key, runner), Math.floor(time / 40_000)) : 0.05;
    const back = Math.max(0, Math.floor(place - half));
    const lay = Math.min(LAST, Math.max(back + 1, Math.ceil(place + half)));
    return {
      back: createLevels(priced, Math.min(back, lay - 1), 0, runner, isThin, pace, time),
      lay: createLevels(priced, lay, 1, runner, isThin, pace, time),
    };
  });
}
