import type { RunnerPosition } from './bet.ts';
import { compare, fraction, minus, dividedBy, plus, times, type Fraction } from '../money/fraction.ts';
import { negate, sum, units, toWholeUnits, type Money } from '../money/money.ts';
import type { Odds } from '../odds/odds.ts';
import { calculatePositions } from './position.ts';

/** One runner of a dutch, backed at decimal odds. */
export interface DutchLeg {
  readonly runnerId: number;
  readonly price: Odds;
}

export interface DutchStake extends DutchLeg {
  readonly stake: Money;
}

export interface DutchResult {
  /** What the bets bring if this backed runner wins. */
  readonly ifWins: readonly RunnerPosition[];
  /** What they bring if a runner without a bet wins: minus the total. */
  readonly other: Money;
  readonly total: Money;
}

/** What several backs bring together, with stakes chosen freely. */
export function calculateDutchResult(bets: readonly DutchStake[]): DutchResult {
  const total = sum(bets.map(({ stake }) => stake));
  const stakes = bets.map((bet) => ({ ...bet, side: 'back' as const }));
  const runnerIds = [...new Set(bets.map(({ runnerId }) => runnerId))];
  return { ifWins: calculatePositions('odds', stakes, runnerIds), other: negate(total), total };
}

export interface EqualDutch {
  /** In the order of the legs, hundredths, exact. They add up to the total. */
  readonly stakes: readonly Fraction[];
  /** The same for every leg; below 0 where the prices together pay less than the total. */
  readonly profit: Fraction;
}

/** Stakes that win the same whichever leg wins: S = T * (1/O) / sum(1/O). `null` without legs. */
export function calculateEqualProfit(total: Money, legs: readonly DutchLeg[]): EqualDutch | null {
  if (legs.length === 0) return null;
  const inverses = legs.map(({ price }) => fraction(100n, price));
  const book = inverses.reduce(plus);
  const paid = dividedBy(fraction(total), book);
  return { stakes: inverses.map((inverse) => times(paid, inverse)), profit: minus(paid, fraction(total)) };
}

/**
 * The same in whole units, as bets must be. The stakes add up to the total exactly (its hundredths are dropped): each is cut to whole
 * units, and what is left goes a unit at a time to those that lost most. Legs may end at 0. Empty without legs.
 */
export function calculateWholeEqualProfit(total: Money, legs: readonly DutchLeg[]): DutchStake[] {
  const whole = Math.trunc(total / 100);
  const exact = calculateEqualProfit(units(whole), legs);
  if (exact === null) return [];
  const cut = exact.stakes.map((stake) => {
    const down = stake.numerator / (stake.denominator * 100n);
    return { down: Number(down), lost: minus(stake, fraction(down * 100n)) };
  });
  const left = whole - cut.reduce((taken, { down }) => taken + down, 0);
  const byLoss = cut
    .map(({ lost }, index) => ({ lost, index }))
    .sort((a, b) => compare(b.lost, a.lost) || a.index - b.index);
  const raised = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return legs.map((leg, index) => ({ ...leg, stake: units((cut[index]?.down ?? 0) + (raised.has(index) ? 1 : 0)) }));
}

/** The lowest and highest profit in whole units among the legs, for display. Both 0 without legs. */
export function getProfitRange({ ifWins }: DutchResult): { readonly lowest: number; readonly highest: number } {
  const results = ifWins.map(({ result }) => toWholeUnits(result));
  return results.length === 0
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.min(...results), highest: Math.max(...results) };
}
