import type { MatchedBet, RunnerPosition } from '../bet/bet.ts';
import { addBetToSingleWinnerPositions } from '../bet/single-winner-positions.ts';
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
 * One bet of a cash-out. `exactStake` (hundredths) makes every result equal. `stake` is the same in whole units,
 * as bets must be.
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
  /** The market's result for each runner, the lowest and the highest. Whole stakes make them differ slightly. */
  readonly results: readonly RunnerPosition[];
  readonly worst: Money;
  readonly best: Money;
}

export interface CashOutPlan extends Closing {
  /** The runner whose own result is the target of the legs. */
  readonly targetRunnerId: number;
  /** The equal result of all runners with exact stakes (exact hundredths), and the same rounded once. */
  readonly exactResult: Fraction;
  readonly equalResult: Money;
}

/**
 * `price-missing`: no equal result can be reached at current prices. `nothing-open`: no bets, or the results are
 * already equal to the whole unit.
 */
export type CashOutCalculation =
  | { readonly plan: CashOutPlan; readonly reason: null }
  | { readonly plan: null; readonly reason: 'price-missing' | 'nothing-open' };

/** Return of a stake of 1, stake included: the decimal odds, or 1 + price / 100 in a bookmaker market. */
export const calculateReturn = (kind: MarketKind, price: MarketPrice): Fraction =>
  kind === 'odds' ? fraction(price, 100n) : fraction(BigInt(price) + 10_000n, 10_000n);

interface CashOutCandidate {
  readonly targetRunnerId: number;
  readonly exactResult: Fraction;
  readonly legs: readonly CashOutLeg[];
}

/** Calculates the legs that give every runner the result of `target`. Returns null when a leg has no price. */
function createCandidate(
  kind: MarketKind,
  target: RunnerPosition,
  positions: readonly RunnerPosition[],
  quotes: ReadonlyMap<number, BestQuote>,
): CashOutCandidate | null {
  let exactResult = fraction(target.result);
  const legs: CashOutLeg[] = [];
  for (const { runnerId, result } of positions) {
    if (result === target.result) continue;
    const side = result > target.result ? 'lay' : 'back';
    const price = quotes.get(runnerId)?.[side] ?? null;
    if (price === null) return null;
    const signed = dividedBy(minus(fraction(result), fraction(target.result)), calculateReturn(kind, price));
    exactResult = plus(exactResult, signed);
    const exactStake = side === 'lay' ? signed : minus(fraction(0), signed);
    legs.push({ runnerId, side, price, exactStake, stake: units(toUnits(exactStake)) });
  }
  return { targetRunnerId: target.runnerId, exactResult, legs };
}

const chooseBetter = (a: CashOutCandidate, b: CashOutCandidate): CashOutCandidate => {
  const difference = compare(b.exactResult, a.exactResult);
  return difference > 0 || (difference === 0 && b.legs.length < a.legs.length) ? b : a;
};

/**
 * Lists every reachable equal result, one per runner's own result. Two runners give two ways of closing: lay one, or
 * back the other.
 */
export function listCashOutCandidates(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  quotes: readonly BestQuote[],
): CashOutCandidate[] {
  const byRunner = new Map(quotes.map((quote) => [quote.runnerId, quote]));
  const targets = positions.filter(
    ({ result }, index) => positions.findIndex((other) => other.result === result) === index,
  );
  return targets
    .map((target) => createCandidate(kind, target, positions, byRunner))
    .filter((candidate) => candidate !== null);
}

/** Calculates the effect of the legs' whole stakes on `positions`. */
export function calculateClosing(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  requestedLegs: readonly CashOutLeg[],
): Closing {
  const legs = requestedLegs.filter(({ stake }) => stake > 0);
  const results = legs.reduce<readonly RunnerPosition[]>((figures, { runnerId, side, price, stake }) => {
    const bet: MatchedBet = { runnerId, side, price, stake };
    return addBetToSingleWinnerPositions(kind, figures, bet);
  }, positions);
  const [first, ...rest] = results.map(({ result }) => result);
  return { legs, results, worst: rest.reduce(minMoney, first ?? ZERO), best: rest.reduce(maxMoney, first ?? ZERO) };
}

const createPlan = (
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  { targetRunnerId, exactResult, legs }: CashOutCandidate,
): CashOutPlan => ({
  targetRunnerId,
  exactResult,
  equalResult: toMoney(exactResult),
  ...calculateClosing(kind, positions, legs),
});

/**
 * Plans a cash-out at current prices: the bets after which every result is about equal, and as high as possible.
 *
 * `positions` holds every runner still in the market. For a target c, the stake on a runner at P is (P - c) / O. It is
 * a lay at the best lay price if P > c, a back at the best back price if P < c. The best c is one of the runners' own
 * results. The calculation uses exact fractions and rounds once.
 */
export function calculateCashOut(
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  quotes: readonly BestQuote[],
): CashOutCalculation {
  const [first] = positions;
  if (first === undefined || positions.every(({ result }) => result === first.result))
    return { plan: null, reason: 'nothing-open' };
  const candidates = listCashOutCandidates(kind, positions, quotes);
  const [head, ...others] = candidates;
  if (head === undefined) return { plan: null, reason: 'price-missing' };
  const plan = createPlan(kind, positions, others.reduce(chooseBetter, head));
  return plan.legs.length === 0 ? { plan: null, reason: 'nothing-open' } : { plan, reason: null };
}
