import type { MarketKind, Side } from '../market/market.ts';
import { scaleRounded } from '../money/hundredths.ts';
import { type Money, money, units } from '../money/money.ts';
import type { MarketPrice } from '../odds/odds.ts';

/** Terms of a bet. */
export interface BetTerms {
  readonly kind: MarketKind;
  readonly side: Side;
  /** Of a fancy bet the payout on 100: its run never enters the profit. */
  readonly price: MarketPrice;
  readonly stake: Money;
}

/** Profit per hundredth of stake, as a fraction: decimal odds pay (price - 1), a payout on 100 pays price / 100. */
const getRate = (kind: MarketKind, price: MarketPrice): readonly [numerator: number, denominator: number] =>
  kind === 'odds' ? [price - 100, 100] : [price, 10_000];

/** The backer's profit and the layer's loss at this price, 0 or above, rounded once to hundredths. */
export function calculatePayout(kind: MarketKind, price: MarketPrice, stake: Money): Money {
  const [numerator, denominator] = getRate(kind, price);
  return money(scaleRounded(stake, numerator, denominator));
}

/**
 * Greatest profit of the bet: the payout for a back, the stake for a lay (docs/requirements.md#52-bet-placement). In
 * hundredths, 0 or above.
 */
export const calculateProfit = ({ kind, side, price, stake }: BetTerms): Money =>
  side === 'back' ? calculatePayout(kind, price, stake) : stake;

/** Greatest loss of the bet: the stake for a back, the payout for a lay. In hundredths, 0 or above. */
export const calculateLiability = ({ kind, side, price, stake }: BetTerms): Money =>
  side === 'back' ? stake : calculatePayout(kind, price, stake);

/** Rounds the exact product straight to whole units: rounding twice would turn 12.495 into 13. */
function calculateRoundedPayout(kind: MarketKind, price: MarketPrice, stake: Money): Money {
  const [numerator, denominator] = getRate(kind, price);
  return units(scaleRounded(stake, numerator, denominator * 100));
}

const roundStake = (stake: Money): Money => units(scaleRounded(stake, 1, 100));

/** Greatest profit of the bet, rounded to whole units: the slip shows it without decimals. */
export const calculateRoundedProfit = ({ kind, side, price, stake }: BetTerms): Money =>
  side === 'back' ? calculateRoundedPayout(kind, price, stake) : roundStake(stake);
