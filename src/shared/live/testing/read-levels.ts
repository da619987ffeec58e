import type { Levels, Offer, PriceLevel, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { PriceStore } from '../live-feed.ts';

/** Reads the three best offers of one side. */
export function readLevels(prices: PriceStore, marketId: string, runnerId: RunnerId, side: Side): Levels {
  const readOffer = (level: PriceLevel): Offer | null => {
    const { price, size } = prices.getCell(marketId, runnerId, side, level);
    return price === null || size === null ? null : { price, size };
  };
  return [readOffer(0), readOffer(1), readOffer(2)];
}
