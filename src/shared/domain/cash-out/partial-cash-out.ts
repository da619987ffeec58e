import type { RunnerPosition } from '../bet/bet.ts';
import { findLowestSingleWinnerResult } from '../bet/single-winner-positions.ts';
import type { MarketKind } from '../market/market.ts';
import { dividedBy, type Fraction, fraction, times, toUnits } from '../money/fraction.ts';
import { units } from '../money/money.ts';
import {
  type BestQuote,
  calculateClosing,
  calculateReturn,
  type CashOutLeg,
  type CashOutPlan,
  type Closing,
} from './cash-out.ts';

const resizeLeg = (leg: CashOutLeg, exactStake: Fraction): CashOutLeg => ({
  ...leg,
  exactStake,
  stake: units(toUnits(exactStake)),
});

/**
 * Plans a cash-out of `percent` (whole, 0–100) of the position. Every leg takes that share of its exact stake, so each
 * outcome moves that share towards the level. Stakes are rounded once, from the exact share.
 */
export function calculatePartialCashOut(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  plan: CashOutPlan,
  percent: number,
): Closing {
  const part = fraction(percent, 100n);
  return calculateClosing(
    kind,
    positions,
    plan.legs.map((leg) => resizeLeg(leg, times(leg.exactStake, part))),
  );
}

/**
 * Recomputes unfilled legs of a cash-out at current prices. Each leg keeps the amount that it moves between its runner
 * and the others (stake times the return of a stake of 1).
 *
 * `positions` are those after the filled legs. Returns null when a price is missing.
 */
export function recalculateUnfilledLegs(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  legs: readonly CashOutLeg[],
  quotes: readonly BestQuote[],
): Closing | null {
  const renewed: CashOutLeg[] = [];
  for (const leg of legs) {
    const price = quotes.find(({ runnerId }) => runnerId === leg.runnerId)?.[leg.side] ?? null;
    if (price === null) return null;
    renewed.push(
      resizeLeg(
        { ...leg, price },
        dividedBy(times(leg.exactStake, calculateReturn(kind, leg.price)), calculateReturn(kind, price)),
      ),
    );
  }
  return calculateClosing(kind, positions, renewed);
}

/**
 * Orders the legs so that each step leaves the best worst case: a partial execution then leaves the safest position.
 */
export function orderLegsBySafety(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  legs: readonly CashOutLeg[],
): CashOutLeg[] {
  const ordered: CashOutLeg[] = [];
  let [remaining, figures] = [[...legs], positions];
  while (remaining.length > 0) {
    const options = remaining.map((leg) => ({ leg, after: calculateClosing(kind, figures, [leg]).results }));
    const next = options.reduce((best, option) =>
      findLowestSingleWinnerResult(option.after) > findLowestSingleWinnerResult(best.after) ? option : best,
    );
    ordered.push(next.leg);
    remaining = remaining.filter((leg) => leg !== next.leg);
    figures = next.after;
  }
  return ordered;
}
