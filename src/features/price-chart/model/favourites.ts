import { getDrawnPrice, type RunnerPrices } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';

/** Most lines that a chart shows at first. A market with more runners lets the reader choose. */
export const MAX_FAVOURITES = 5;

const findLastPrice = ({ points }: RunnerPrices): number =>
  points.reduce<number>((last, point) => getDrawnPrice(point) ?? last, Infinity);

/** Returns the runners with the shortest last prices, in the order of the market. */
export function findFavourites(runners: readonly RunnerPrices[]): ReadonlySet<RunnerId> {
  const byPrice = runners
    .map((runner) => ({ runnerId: runner.runnerId, price: findLastPrice(runner) }))
    .sort((one, other) => one.price - other.price || 0);
  return new Set(byPrice.slice(0, MAX_FAVOURITES).map(({ runnerId }) => runnerId));
}
