import type { PriceLevel, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { PriceStore } from '#shared/live/live-feed.ts';

const LEVELS: readonly PriceLevel[] = [0, 1, 2];

/**
 * Offers on one side of a runner, by price. The values are primitives, so a row compares them at every price change and
 * renders only for its own change.
 */
export interface SideOffers {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Level of the offer at this price (0 is the best); null without one. */
  findLevelAt(price: Odds): PriceLevel | null;
  getSizeAt(price: Odds): Money | null;
}

export function createSideOffers(prices: PriceStore, marketId: string, runnerId: number, side: Side): SideOffers {
  const findLevelAt = (price: Odds): PriceLevel | null =>
    LEVELS.find((level) => prices.getCell(marketId, runnerId, side, level).price === price) ?? null;
  return {
    subscribe(onChange) {
      const unsubscribes = LEVELS.map((level) =>
        prices.getCellSource(marketId, runnerId, side, level).subscribe(onChange),
      );
      return () => unsubscribes.forEach((stop) => stop());
    },
    findLevelAt,
    getSizeAt(price) {
      const level = findLevelAt(price);
      return level === null ? null : prices.getCell(marketId, runnerId, side, level).size;
    },
  };
}
