import type { MarketKind } from '#shared/domain/market/market.ts';
import { scaleMoney, ZERO, type Money } from '#shared/domain/money/money.ts';

/** What the demo and the exchange for phones take. */
export const DEFAULT_COMMISSION_PERCENT = 2;

/**
 * What the house takes of what a bettor's bets on one market came to, 0 or above: whole per cent of a net win, rounded once. Bettors
 * of an odds market bet against each other; in the other markets the house's gain stands in the price, and a loss costs nothing more.
 */
export const computeCommission = (kind: MarketKind, net: Money, percent: number): Money =>
  kind === 'odds' && net > 0 && percent > 0 ? scaleMoney(net, percent, 100) : ZERO;
