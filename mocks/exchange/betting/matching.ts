import type { Market, Offer } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { OrderLeg } from '../state/state.ts';

/**
 * The price at which the whole stake is taken, or null. A back takes prices at or above the one asked for, a lay at or below. The best
 * price serves when enough stands there; otherwise the last one that has to be reached for, so that a bet has one price and never a worse one.
 */
export function findFillPrice(
  market: Market,
  leg: Pick<OrderLeg, 'runnerId' | 'side' | 'price' | 'stake'>,
): Odds | null {
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
