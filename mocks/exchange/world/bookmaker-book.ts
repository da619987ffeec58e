import type { Levels } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { payoutPer100 } from '#shared/domain/odds/odds.ts';
import { driftChances, type MarketPace, NO_OFFERS, type RunnerBooks, type RunnerOfferBook } from './exchange-book.ts';

interface PricedBookmaker {
  readonly key: number;
  readonly liquidity: number;
}

const createSingleLevel = (payout: number, size: number): Levels => [
  { price: payoutPer100(Math.round(payout * 100)), size: units(size) },
  null,
  null,
];

/** Odds above which operators stop quoting a side. */
const MAX_BOOKMAKER_ODDS = 400;
const MIN_BOOKMAKER_ODDS = 0.5;

/**
 * Rounds payouts per 100 away from the fair one as operators do: quarters below 5, halves below 20, whole numbers
 * above.
 */
function quoteOffers(chance: number, size: number): RunnerOfferBook {
  const fair = (1 / chance - 1) * 100;
  if (fair > MAX_BOOKMAKER_ODDS || fair < MIN_BOOKMAKER_ODDS) return NO_OFFERS;
  const step = fair < 5 ? 0.25 : fair < 20 ? 0.5 : 1;
  const margin = Math.max(step / 2, fair * 0.012);
  const back = Math.floor((fair - margin) / step) * step;
  const lay = Math.max(back + step, Math.ceil((fair + margin) / step) * step);
  return { back: back > 0 ? createSingleLevel(back, size) : NO_OFFERS.back, lay: createSingleLevel(lay, size) };
}

/** Calculates one level a side: the price and the size that the bookmaker accepts. */
export const calculateBookmakerBooks = (
  priced: PricedBookmaker,
  fair: readonly number[],
  pace: MarketPace,
  time: number,
): RunnerBooks =>
  driftChances(priced.key, fair, pace, time).map((chance) =>
    chance > 0 ? quoteOffers(chance, priced.liquidity) : NO_OFFERS,
  );
