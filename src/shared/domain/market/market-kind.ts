/** Source of a bet's profit: decimal odds, the payout on 100, or the size of a session line. */
export type MarketKind = 'odds' | 'bookmaker' | 'fancy';
