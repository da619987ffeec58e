import type { Levels } from '#shared/domain/market.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { moodyChances, noOffers, type Books, type Pace, type RunnerBook } from './exchange-book.ts';

interface Priced {
  readonly key: number;
  readonly liquidity: number;
}

const single = (payout: number, size: number): Levels => [{ price: odds(Math.round(payout * 100)), size: units(size) }, null, null];

/** Operators stop quoting the side that is as good as beaten. */
const LONGEST = 400;
const SHORTEST = 0.5;

/** Payouts on 100, rounded away from the fair one as operators do: quarters below 5, halves below 20, whole above. */
function quote(chance: number, size: number): RunnerBook {
  const fair = (1 / chance - 1) * 100;
  if (fair > LONGEST || fair < SHORTEST) return noOffers;
  const step = fair < 5 ? 0.25 : fair < 20 ? 0.5 : 1;
  const margin = Math.max(step / 2, fair * 0.012);
  const back = Math.floor((fair - margin) / step) * step;
  const lay = Math.max(back + step, Math.ceil((fair + margin) / step) * step);
  return { back: back > 0 ? single(back, size) : noOffers.back, lay: single(lay, size) };
}

/** One level a side: a bookmaker names a price and what it takes at it. */
export const bookmakerBooks = (priced: Priced, fair: readonly number[], pace: Pace, time: number): Books =>
  moodyChances(priced.key, fair, pace, time).map((chance) => (chance > 0 ? quote(chance, priced.liquidity) : noOffers));
