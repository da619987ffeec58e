import type { PricePoint, RunnerPrices } from '#shared/domain/market/price-history.ts';
import { type BestOdds, calculateChances } from '#shared/domain/odds/chance.ts';
import { asMarketPrice, asOdds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

/** Chances of all runners at a moment. */
export interface ChancesAt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Hundredths of a per cent, in the order of the runners. */
  readonly chances: readonly number[];
}

const NO_OFFER: BestOdds = { back: null, lay: null };

const toBestOdds = ([, back, lay]: PricePoint): BestOdds => ({
  back: back === null ? null : asOdds(asMarketPrice(back)),
  lay: lay === null ? null : asOdds(asMarketPrice(lay)),
});

/** Returns the best prices at each moment. Both lists are in order of time; a price holds until the next one. */
function listBestOdds(points: readonly PricePoint[], moments: readonly number[]): readonly BestOdds[] {
  let index = 0;
  return moments.map((moment) => {
    while ((points[index]?.[0] ?? Infinity) <= moment) index += 1;
    const point = points[index - 1];
    return point === undefined ? NO_OFFER : toBestOdds(point);
  });
}

/**
 * Calculates the chances of the last hour from the past prices of a market with one winner, one moment a minute.
 * Leaves out the moments at which a runner had no price, such as during a suspension.
 */
export function listChanceHistory(
  history: readonly RunnerPrices[],
  runners: MarketOutline['runners'],
  now: number,
): readonly ChancesAt[] {
  const moments = Array.from({ length: HOUR_MS / MINUTE_MS }, (_, index) => now - HOUR_MS + (index + 1) * MINUTE_MS);
  const oddsOfRunners = runners.map(({ runnerId }) =>
    listBestOdds(history.find((each) => each.runnerId === runnerId)?.points ?? [], moments),
  );
  return moments.flatMap((at, index) => {
    const chances = calculateChances(oddsOfRunners.map((odds) => odds[index] ?? NO_OFFER));
    return chances === null ? [] : [{ at, chances }];
  });
}
