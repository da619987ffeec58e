import type { MarketKind } from '../market/market-kind.ts';
import { scaleRounded } from '../money/hundredths.ts';
import type { MarketPrice } from './odds.ts';

/** 100 per cent in hundredths of a per cent. */
const CERTAINTY = 10_000;
/** The stake of 100 to which a payout belongs, in hundredths. */
const STAKE = 10_000;

/**
 * Calculates the chance at which a price is fair, in whole hundredths of a per cent, halves up. Odds of 2.50 are 4,000,
 * and so is a payout of 150 on 100.
 */
export const calculateImpliedChance = (price: MarketPrice, kind: Exclude<MarketKind, 'fancy'>): number =>
  kind === 'odds' ? scaleRounded(CERTAINTY, 100, price) : scaleRounded(CERTAINTY, STAKE, price + STAKE);
