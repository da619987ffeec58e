import { scaleRounded } from './hundredths.ts';
import type { MarketKind, Side } from './market.ts';
import { money, type Money } from './money.ts';
import type { Odds } from './odds.ts';

/** What a bet is made of. For a fancy bet `price` is the size (the payout on 100) in hundredths: the run never enters the profit. */
export interface Terms {
  readonly kind: MarketKind;
  readonly side: Side;
  readonly price: Odds;
  readonly stake: Money;
}

/** Money per hundredth of stake, as a fraction: decimal odds pay (price - 1), a payout on 100 pays price / 100 (specification 9). */
const rateOf = (kind: MarketKind, price: Odds): readonly [numerator: number, denominator: number] =>
  kind === 'odds' ? [price - 100, 100] : [price, 10_000];

/** What the backer of this price wins and the layer loses, 0 or above, rounded once to hundredths. */
export function payout(kind: MarketKind, price: Odds, stake: Money): Money {
  const [numerator, denominator] = rateOf(kind, price);
  return money(scaleRounded(stake, numerator, denominator));
}

/** What the bet wins at best: the payout for a back, the stake for a lay (specification 5). Hundredths, 0 or above. */
export const profit = ({ kind, side, price, stake }: Terms): Money => (side === 'back' ? payout(kind, price, stake) : stake);

/** What the bet loses at worst: the stake for a back, the payout for a lay. Hundredths, 0 or above. */
export const liability = ({ kind, side, price, stake }: Terms): Money => (side === 'back' ? stake : payout(kind, price, stake));

/** The exact product rounded straight to whole units: rounding twice would show 12.495 as 13. */
function wholePayout(kind: MarketKind, price: Odds, stake: Money): number {
  const [numerator, denominator] = rateOf(kind, price);
  return scaleRounded(stake, numerator, denominator * 100);
}

const wholeStake = (stake: Money): number => scaleRounded(stake, 1, 100);

/** The profit as the slip shows it: whole currency units, a plain number (specification 9). */
export const displayProfit = ({ kind, side, price, stake }: Terms): number =>
  side === 'back' ? wholePayout(kind, price, stake) : wholeStake(stake);

/** The liability as the slip shows it: whole currency units, a plain number. */
export const displayLiability = ({ kind, side, price, stake }: Terms): number =>
  side === 'back' ? wholeStake(stake) : wholePayout(kind, price, stake);
