import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { hasHandicap, type RunnerId } from '#shared/domain/market/runner-id.ts';
import { calculateChances } from '#shared/domain/odds/chance.ts';
import { asOdds, type MarketPrice, type Odds, odds } from '#shared/domain/odds/odds.ts';
import type { PriceStore } from '#shared/live/live-feed.ts';

/** The stake of 100 to which a payout belongs, in hundredths. */
const STAKE = 10_000;

/** Returns decimal odds of one unit for all runners of a market, since chances depend on their proportions only. */
const toOdds = (price: MarketPrice | null, kind: OddsSelection['kind']): Odds | null =>
  price === null || kind === 'odds' ? asOdds(price) : odds(price + STAKE);

/** Whether prices of the selection's market are the chances of one winner: no places and no handicap lines. */
export const hasMarketChance = ({ winners, runnerId }: OddsSelection): boolean =>
  winners === 1 && !hasHandicap([{ runnerId }]);

/**
 * Reads the chance of the selection that the best prices of its market imply, without the margin, in hundredths of a
 * per cent. `runners`: those that can still win. Null when one of them has no price.
 */
export function readMarketChance(
  prices: PriceStore,
  { kind, marketId, runnerId }: OddsSelection,
  runners: readonly RunnerId[],
): number | null {
  const readBest = (runner: RunnerId, side: OddsSelection['side']) =>
    toOdds(prices.getCell(marketId, runner, side, 0).price, kind);
  const chances = calculateChances(
    runners.map((runner) => ({ back: readBest(runner, 'back'), lay: readBest(runner, 'lay') })),
  );
  return chances?.[runners.indexOf(runnerId)] ?? null;
}
