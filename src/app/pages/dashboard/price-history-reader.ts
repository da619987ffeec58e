import { createTrendHistoryQuery } from '#features/price-chart/index.ts';
import type { Controllers } from '#shared/controllers/controllers.ts';
import type { RunnerPrices } from '#shared/domain/market/price-history.ts';

/**
 * Creates a reader of past prices for the rows of a list. It sends one request at a time, so that rows do not compete
 * with prices, and one for each market an hour.
 */
export function createPriceHistoryReader({ queries }: Pick<Controllers, 'queries'>) {
  let lastRequest: Promise<unknown> = Promise.resolve();
  return (marketId: string): Promise<readonly RunnerPrices[]> => {
    const request = lastRequest.then(() => queries.query(createTrendHistoryQuery(marketId)));
    lastRequest = request.catch(() => undefined);
    return request.then(({ runners }) => runners);
  };
}
