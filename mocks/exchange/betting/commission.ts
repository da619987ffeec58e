import type { MarketKind } from '#shared/domain/market/market.ts';
import { type Money, scaleMoney, ZERO } from '#shared/domain/money/money.ts';

/** Commission of the demo and of `npm run exchange`, in percent. */
export const DEMO_COMMISSION_PERCENT = 2;

/**
 * Calculates the exchange's commission on a bettor's net result in one market, 0 or above. It is a whole percentage
 * of a net win, rounded once. Only odds markets take commission, because in other markets the price contains the
 * operator's gain.
 */
export const calculateCommission = (kind: MarketKind, net: Money, percent: number): Money =>
  kind === 'odds' && net > 0 && percent > 0 ? scaleMoney(net, percent, 100) : ZERO;
