import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { Exchange } from '../exchange.ts';
import type { RunnerOffers } from '../interface/operator.ts';

/** Creates the offers of one runner: one price a side, in hundredths, with 100,000 on offer at each. */
export const createRunnerOffers = (back: number, lay: number): RunnerOffers => ({
  back: [{ price: odds(back), size: units(100_000) }, null, null],
  lay: [{ price: odds(lay), size: units(100_000) }, null, null],
});

/** Holds the prices of both runners and removes the bet delay, so that every run of a story has the same prices. */
export async function setPrices(
  exchange: Exchange,
  market: Market,
  prices: readonly [RunnerOffers, RunnerOffers],
): Promise<void> {
  const offers = Object.fromEntries(
    market.runners.map(({ runnerId }, index) => [runnerId, prices[index] ?? createRunnerOffers(200, 202)]),
  );
  await exchange.operator.setMarket(market.marketId, { offers, delaySeconds: 0 });
}
