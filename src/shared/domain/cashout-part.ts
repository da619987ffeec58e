import type { RunnerPosition } from './bet.ts';
import { closingOf, returns, type CashOutLeg, type CashOutPlan, type Closing, type Quote } from './cashout.ts';
import { fraction, over, times, toUnits, type Fraction } from './fraction.ts';
import type { MarketKind } from './market.ts';
import { units } from './money.ts';
import { worstCase } from './position.ts';

const sized = (leg: CashOutLeg, exactStake: Fraction): CashOutLeg => ({ ...leg, exactStake, stake: units(toUnits(exactStake)) });

/**
 * A cash-out of `percent` (whole, 0–100) of the position: every leg at that share of its exact stake, so that each outcome moves
 * that share of its way to the level. Stakes are rounded once, from the exact share.
 */
export function partialCashOut(kind: MarketKind, positions: readonly RunnerPosition[], plan: CashOutPlan, percent: number): Closing {
  const part = fraction(percent, 100n);
  return closingOf(kind, positions, plan.legs.map((leg) => sized(leg, times(leg.exactStake, part))));
}

/**
 * Legs of a cash-out that were not filled, at today's prices: each keeps what it was to shift between its runner and the others
 * (stake times what a stake of 1 returns). `positions` are those after the legs that were filled. Null where a price is missing.
 */
export function restOfCashOut(kind: MarketKind, positions: readonly RunnerPosition[], legs: readonly CashOutLeg[], quotes: readonly Quote[]): Closing | null {
  const renewed: CashOutLeg[] = [];
  for (const leg of legs) {
    const price = quotes.find(({ runnerId }) => runnerId === leg.runnerId)?.[leg.side] ?? null;
    if (price === null) return null;
    renewed.push(sized({ ...leg, price }, over(times(leg.exactStake, returns(kind, leg.price)), returns(kind, price))));
  }
  return closingOf(kind, positions, renewed);
}

/** The order in which every step leaves the best worst case, so that whoever is stopped half-way stands as safely as can be. */
export function safestOrder(kind: MarketKind, positions: readonly RunnerPosition[], legs: readonly CashOutLeg[]): CashOutLeg[] {
  const ordered: CashOutLeg[] = [];
  let [left, figures] = [[...legs], positions];
  while (left.length > 0) {
    const options = left.map((leg) => ({ leg, after: closingOf(kind, figures, [leg]).outcomes }));
    const next = options.reduce((best, option) => (worstCase(option.after) > worstCase(best.after) ? option : best));
    ordered.push(next.leg);
    left = left.filter((leg) => leg !== next.leg);
    figures = next.after;
  }
  return ordered;
}
