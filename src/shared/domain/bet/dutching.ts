import { compare, dividedBy, type Fraction, fraction, minus, plus, times } from '../money/fraction.ts';
import { type Money, units } from '../money/money.ts';
import type { Odds } from '../odds/odds.ts';

/** One runner of a dutch, backed at decimal odds. */
export interface DutchLeg {
  readonly runnerId: number;
  readonly price: Odds;
}

export interface DutchStake extends DutchLeg {
  readonly stake: Money;
}

export interface EqualDutch {
  /** In the order of the legs, exact hundredths. They add up to the total. */
  readonly stakes: readonly Fraction[];
  /** Equal for every leg. Below 0 when the prices together pay less than the total. */
  readonly profit: Fraction;
}

/** Calculates stakes that give every leg an equal profit: S = T * (1/O) / sum(1/O). Returns `null` without legs. */
export function calculateEqualProfit(total: Money, legs: readonly DutchLeg[]): EqualDutch | null {
  if (legs.length === 0) return null;
  const inverses = legs.map(({ price }) => fraction(100n, price));
  const book = inverses.reduce(plus);
  const paid = dividedBy(fraction(total), book);
  return { stakes: inverses.map((inverse) => times(paid, inverse)), profit: minus(paid, fraction(total)) };
}

/**
 * Calculates the stakes in whole units. They add up to the total exactly (without its hundredths).
 *
 * Each stake is cut to whole units. The remaining units go one at a time to the legs with the largest cut. Legs may end
 * at 0. Returns an empty list without legs.
 */
export function calculateWholeEqualProfit(total: Money, legs: readonly DutchLeg[]): DutchStake[] {
  const wholeTotal = Math.trunc(total / 100);
  const exact = calculateEqualProfit(units(wholeTotal), legs);
  if (exact === null) return [];
  const cut = exact.stakes.map((stake) => {
    const down = stake.numerator / (stake.denominator * 100n);
    return { down: Number(down), lost: minus(stake, fraction(down * 100n)) };
  });
  const left = wholeTotal - cut.reduce((taken, { down }) => taken + down, 0);
  const byLoss = cut
    .map(({ lost }, index) => ({ lost, index }))
    .sort((a, b) => compare(b.lost, a.lost) || a.index - b.index);
  const raised = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return legs.map((leg, index) => ({ ...leg, stake: units((cut[index]?.down ?? 0) + (raised.has(index) ? 1 : 0)) }));
}
