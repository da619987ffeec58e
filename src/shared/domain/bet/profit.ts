import { scaleRounded } from '../money/hundredths.ts';
import type { MarketKind, Side } from '../market/market.ts';
import { money, type Money } from '../money/money.ts';
import type { Odds } from '../odds/odds.ts';

/** What a bet is made of. For a fancy bet `price` is the size (the payout on 100) in hundredths: the run never enters the profit. */
export interface BetTerms {
  readonly kind: MarketKind;
  readonly side: Side;
  readonly price: Odds;
  readonly stake: Money;
}

/** Money per hundredth of stake, as a fraction: decimal odds pay (price - 1), a payout on 100 pays price / 100 (specification 9). */
const getRate = (kind: MarketKind, price: Odds): readonly [numerator: number, denominator: number] =>
  kind === 'odds' ? [price - 100, 100] : [price, 10_000];

/** What the backer of this price wins and the layer loses, 0 or above, rounded once to hundredths. */
export function calculatePayout(kind: MarketKind, price: Odds, stake: Money): Money {
  const [numerator, denominator] = getRate(kind, price);
  return money(scaleRounded(stake, numerator, denominator));
}

/** What the bet wins at best: the payout for a back, the stake for a lay (specification 5). Hundredths, 0 or above. */
export const calculateProfit = ({ kind, side, price, stake }: BetTerms): Money =>
  side === 'back' ? calculatePayout(kind, price, stake) : stake;

/** What the bet loses at worst: the stake for a back, the payout for a lay. Hundredths, 0 or above. */
export const calculateLiability = ({ kind, side, price, stake }: BetTerms): Money =>
  side === 'back' ? stake : calculatePayout(kind, price, stake);

/** The exact product rounded straight to whole units: rounding twice would show 12.495 as 13. */
function calculateRoundedPayout(kind: MarketKind, price: Odds, stake: Money): number {
  const [numerator, denominator] = getRate(kind, price);
  return scaleRounded(stake, numerator, denominator * 100);
}

const roundStake = (stake: Money): number => scaleRounded(stake, 1, 100);

/** The profit as the slip shows it: whole currency units, a plain number (specification 9). */
export const calculateRoundedProfit = ({ kind, side, price, stake }: BetTerms): number =>
  side === 'back' ? calculateRoundedPayout(kind, price, stake) : roundStake(stake);

/** The liability as the slip shows it: whole currency units, a plain number. */
export const calculateRoundedLiability = ({ kind, side, price, stake }: BetTerms): number =>
  side === 'back' ? roundStake(stake) : calculateRoundedPayout(kind, price, stake);
