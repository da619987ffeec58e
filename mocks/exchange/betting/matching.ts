import type { Market, Offer } from '#shared/domain/market/market.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { OrderLeg } from '../state/state.ts';

/**
 * Finds the price at which the whole stake is matched, or null. A back accepts prices at or above the requested price,
 * a lay prices at or below. The bet gets the best price when enough is on offer, else the last price that it needs.
 */
export function findFillPrice(
  market: Market,
  leg: Pick<OrderLeg, 'runnerId' | 'side' | 'price' | 'stake'>,
): MarketPrice | null {
  const runner = market.runners.find(({ runnerId }) => runnerId === leg.runnerId);
  if (runner === undefined) return null;
  const isAcceptable = (offer: Offer | null): offer is Offer =>
    offer !== null && (leg.side === 'back' ? offer.price >= leg.price : offer.price <= leg.price);
  let availableSize = 0;
  for (const offer of runner[leg.side].filter(isAcceptable)) {
    availableSize += offer.size;
    if (availableSize >= leg.stake) return offer.price;
  }
  return null;
}
