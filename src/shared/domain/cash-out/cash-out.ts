import type { MatchedBet, RunnerPosition } from '../bet/bet.ts';
import { addBetToPositions } from '../bet/position.ts';
import type { MarketKind, Side } from '../market/market.ts';
import { compare, dividedBy, type Fraction, fraction, minus, plus, toMoney, toUnits } from '../money/fraction.ts';
import { maxMoney, minMoney, type Money, units, ZERO } from '../money/money.ts';
import type { MarketPrice } from '../odds/odds.ts';

/** Best current prices of one runner. Null for a side without an offer. */
export interface BestQuote {
  readonly runnerId: number;
  readonly back: MarketPrice | null;
  readonly lay: MarketPrice | null;
}

/**
 * One bet of a cash-out. `exactStake` (hundredths) closes the position flat. `stake` is the same in whole units, as
 * bets must be.
 */
export interface CashOutLeg {
  readonly runnerId: number;
  readonly side: Side;
  readonly price: MarketPrice;
  readonly exactStake: Fraction;
  readonly stake: Money;
}

/** Effect of a set of legs on a position. */
export interface Closing {
  /** Legs with a whole stake of 0 are left out. */
  readonly legs: readonly CashOutLeg[];
  /** Whole stakes make the outcomes differ slightly: each runner's outcome, the lowest and the highest. */
  readonly outcomes: readonly RunnerPosition[];
  readonly worst: Money;
  readonly best: Money;
}

export interface CashOutPlan extends Closing {
  /** The runner whose own figure is the target level. */
  readonly levelRunnerId: number;
  /** The level with exact stakes (hundredths, exact), and the same rounded once. */
  readonly exact: Fraction;
  readonly result: Money;
}

/**
 * `price-missing`: no level can be reached at current prices. `nothing-open`: no bets, or already flat to the whole
 * unit.
 */
export type CashOutResult =
  | { readonly plan: CashOutPlan; readonly reason: null }
  | { readonly plan: null; readonly reason: 'price-missing' | 'nothing-open' };

/** Return of a stake of 1, stake included: the decimal odds, or 1 + price / 100 in a bookmaker market. */
export const calculateReturn = (kind: MarketKind, price: MarketPrice): Fraction =>
  kind === 'odds' ? fraction(price, 100n) : fraction(BigInt(price) + 10_000n, 10_000n);

interface CashOutCandidate {
  readonly levelRunnerId: number;
  readonly exactResult: Fraction;
  readonly legs: readonly CashOutLeg[];
}

/** Computes the legs that bring every runner to `level`. Returns null when a leg has no price. */
function createCandidate(
  kind: MarketKind,
  level: RunnerPosition,
  positions: readonly RunnerPosition[],
  quotes: ReadonlyMap<number, BestQuote>,
): CashOutCandidate | null {
  let flat = fraction(level.result);
  const legs: CashOutLeg[] = [];
  for (const { runnerId, result } of positions) {
    if (result === level.result) continue;
    const side = result > level.result ? 'lay' : 'back';
    const price = quotes.get(runnerId)?.[side] ?? null;
    if (price === null) return null;
    const signed = dividedBy(minus(fraction(result), fraction(level.result)), calculateReturn(kind, price));
    flat = plus(flat, signed);
    const exactStake = side === 'lay' ? signed : minus(fraction(0), signed);
    legs.push({ runnerId, side, price, exactStake, stake: units(toUnits(exactStake)) });
  }
  return { levelRunnerId: level.runnerId, exactResult: flat, legs };
}

const chooseBetter = (a: CashOutCandidate, b: CashOutCandidate): CashOutCandidate => {
  const difference = compare(b.exactResult, a.exactResult);
  return difference > 0 || (difference === 0 && b.legs.length < a.legs.length) ? b : a;
};

/**
 * Lists every reachable level, one per runner's own figure. Two runners give two ways of closing: lay one, or back the
 * other.
 */
export function listCashOutCandidates(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  quotes: readonly BestQuote[],
): CashOutCandidate[] {
  const byRunner = new Map(quotes.map((quote) => [quote.runnerId, quote]));
  const levels = positions.filter(
    ({ result }, index) => positions.findIndex((other) => other.result === result) === index,
  );
  return levels
    .map((level) => createCandidate(kind, level, positions, byRunner))
    .filter((candidate) => candidate !== null);
}

/** Computes the effect of the legs' whole stakes on `positions`. */
export function calculateClosing(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  requestedLegs: readonly CashOutLeg[],
): Closing {
  const legs = requestedLegs.filter(({ stake }) => stake > 0);
  const outcomes = legs.reduce<readonly RunnerPosition[]>((figures, { runnerId, side, price, stake }) => {
    const bet: MatchedBet = { runnerId, side, price, stake };
    return addBetToPositions(kind, figures, bet);
  }, positions);
  const [first, ...rest] = outcomes.map(({ result }) => result);
  return { legs, outcomes, worst: rest.reduce(minMoney, first ?? ZERO), best: rest.reduce(maxMoney, first ?? ZERO) };
}

const createPlan = (
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  { levelRunnerId, exactResult, legs }: CashOutCandidate,
): CashOutPlan => ({
  levelRunnerId,
  exact: exactResult,
  result: toMoney(exactResult),
  ...calculateClosing(kind, positions, legs),
});

/**
 * Plans a cash-out at current prices: the bets after which every outcome is about equal, at the highest possible level.
 *
 * `positions` holds every runner still in the market. For a level c, the stake on a runner at P is (P - c) / O. It is
 * a lay at the best lay price if P > c, a back at the best back price if P < c. The best c is one of the runners' own
 * figures. The calculation uses exact fractions and rounds once.
 */
export function calculateCashOut(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  quotes: readonly BestQuote[],
): CashOutResult {
  const [first] = positions;
  if (first === undefined || positions.every(({ result }) => result === first.result))
    return { plan: null, reason: 'nothing-open' };
  const candidates = listCashOutCandidates(kind, positions, quotes);
  const [head, ...others] = candidates;
  if (head === undefined) return { plan: null, reason: 'price-missing' };
  const plan = createPlan(kind, positions, others.reduce(chooseBetter, head));
  return plan.legs.length === 0 ? { plan: null, reason: 'nothing-open' } : { plan, reason: null };
}
