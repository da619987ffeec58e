import type { MarketKind } from '../market/market.ts';
import { add, maxMoney, minMoney, type Money, negate, subtract, sum, ZERO } from '../money/money.ts';
import type { MatchedBet, RunnerPosition } from './bet.ts';
import {
  addBetToSingleWinnerPositions,
  calculateBetResult,
  calculateSingleWinnerPositions,
  completeSingleWinnerPositions,
  findHighestSingleWinnerResult,
  findLowestSingleWinnerResult,
} from './single-winner-positions.ts';

/**
 * How a market pays: the form of its prices, and how many runners win.
 *
 * One winner: a position's `result` is the market's result if that runner wins. Several winners (a place market): each
 * runner's bets count on their own, as `result` if it is placed and as `otherwise` if not. The market's result is their
 * sum.
 */
export interface PayoutRule {
  readonly kind: MarketKind;
  /** Number of winners, 1 or more. When no more runners are left than win, all of them win. */
  readonly winners: number;
}

const getOtherwise = ({ otherwise }: RunnerPosition): Money => otherwise ?? ZERO;

/** Gain of the market if the runner is placed. Below 0 for a laid runner. */
const calculateGain = (position: RunnerPosition): Money => subtract(position.result, getOtherwise(position));

function addBetToRunner(kind: MarketKind, position: RunnerPosition, bet: MatchedBet): RunnerPosition {
  if (bet.runnerId !== position.runnerId) return position;
  const unplaced = bet.side === 'back' ? negate(bet.stake) : bet.stake;
  return {
    runnerId: position.runnerId,
    result: add(position.result, calculateBetResult(kind, bet, bet.runnerId)),
    otherwise: add(getOtherwise(position), unplaced),
  };
}

/**
 * Calculates the position of each runner in `runnerIds`, in that order, for one winner or several. Bets on other
 * runners are void.
 */
export function calculateMarketPositions(
  { kind, winners }: PayoutRule,
  bets: readonly MatchedBet[],
  runnerIds: readonly number[],
): RunnerPosition[] {
  if (winners === 1) return calculateSingleWinnerPositions(kind, bets, runnerIds);
  return runnerIds.map((runnerId) =>
    bets.reduce<RunnerPosition>((position, bet) => addBetToRunner(kind, position, bet), {
      runnerId,
      result: ZERO,
      otherwise: ZERO,
    }),
  );
}

/**
 * Calculates the positions after one more bet, in the same order, for one winner or several. `positions` holds every
 * runner of the market (see `completeMarketPositions`).
 */
export const addBetToMarketPositions = (
  { kind, winners }: PayoutRule,
  positions: readonly RunnerPosition[],
  bet: MatchedBet,
): RunnerPosition[] =>
  winners === 1
    ? addBetToSingleWinnerPositions(kind, positions, bet)
    : positions.map((position) => addBetToRunner(kind, position, bet));

/**
 * Returns positions for every runner of the market, in its order, with 0 for unlisted runners, for one winner or
 * several. Null when the server left out the unplaced result in a market with several winners.
 */
export function completeMarketPositions(
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
  runnerIds: readonly number[],
): RunnerPosition[] | null {
  if (winners === 1) return completeSingleWinnerPositions(positions, runnerIds);
  if (positions.some(({ otherwise }) => otherwise === undefined)) return null;
  const known = new Map(positions.map((position) => [position.runnerId, position]));
  return runnerIds.map((runnerId) => known.get(runnerId) ?? { runnerId, result: ZERO, otherwise: ZERO });
}

type GainOrder = (a: Money, b: Money) => number;
const compareLowestFirst: GainOrder = (a, b) => a - b;
const compareHighestFirst: GainOrder = (a, b) => b - a;

/** Sums exactly over a set of winners: the result with no runner placed, plus the first gains in this order. */
const sumExtreme = (positions: readonly RunnerPosition[], winners: number, order: GainOrder): Money =>
  add(sum(positions.map(getOtherwise)), sum(positions.map(calculateGain).sort(order).slice(0, winners)));

/** Lowest result of the market over all winners, 0 or below: a market that cannot lose has no exposure. */
export const calculateWorstResult = (
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
): Money =>
  winners === 1
    ? findLowestSingleWinnerResult(positions)
    : minMoney(ZERO, sumExtreme(positions, winners, compareLowestFirst));

/** Highest result of the market over all winners, 0 or above. */
export const calculateBestResult = (
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
): Money =>
  winners === 1
    ? findHighestSingleWinnerResult(positions)
    : maxMoney(ZERO, sumExtreme(positions, winners, compareHighestFirst));

/** Figures shown for one runner: the lowest result of the market if it wins, and if it does not. */
export interface RunnerResult {
  readonly runnerId: number;
  readonly ifWins: Money;
  /** Null for a runner that must win, and in markets with one winner, where the other runners' figures show it. */
  readonly ifNot: Money | null;
}

/** Calculates each runner's outlook, in the order of the positions, over all other winners. */
export function calculateRunnerResults(
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
): RunnerResult[] {
  if (winners === 1) return positions.map(({ runnerId, result }) => ({ runnerId, ifWins: result, ifNot: null }));
  return positions.map((position) => {
    const others = positions.filter((other) => other !== position);
    return {
      runnerId: position.runnerId,
      ifWins: add(position.result, sumExtreme(others, winners - 1, compareLowestFirst)),
      ifNot:
        others.length < winners ? null : add(getOtherwise(position), sumExtreme(others, winners, compareLowestFirst)),
    };
  });
}
