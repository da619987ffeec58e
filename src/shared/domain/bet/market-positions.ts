import type { RunnerPosition, MatchedBet } from './bet.ts';
import type { Market, MarketKind } from '../market/market.ts';
import { add, maxMoney, minMoney, negate, subtract, sum, ZERO, type Money } from '../money/money.ts';
import {
  calculateBetResult,
  bestCase,
  completePositions,
  calculatePositions,
  addBetToPositions,
  worstCase,
} from './position.ts';

/**
 * How a market pays. With one winner a position's `result` is what the whole market brings if that runner wins. With several
 * (to-be-placed, 2-4 winners) each runner's own bets count by themselves: `result` if it is placed, `otherwise` if it is not, and the
 * market brings the sum of the one or the other over its runners.
 */
export interface PayoutRule {
  readonly kind: MarketKind;
  /** 1 or more. Where no more runners are left than win, all of them do. */
  readonly winners: number;
}

/** How many runners of a market win; null where a to-be-placed market does not say: then nothing can be worked out of its bets. */
export const getWinnerCount = ({ type, winners }: Pick<Market, 'type' | 'winners'>): number | null =>
  winners ?? (type === 'to-be-placed' ? null : 1);

const getOtherwise = ({ otherwise }: RunnerPosition): Money => otherwise ?? ZERO;

/** What being placed adds to what the market brings: below 0 where the runner was laid. */
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

/** What the matched bets make of each runner in `runnerIds`, in that order. Bets on a runner that is not among them are void. */
export function calculateMarketPositions(
  { kind, winners }: PayoutRule,
  bets: readonly MatchedBet[],
  runnerIds: readonly number[],
): RunnerPosition[] {
  if (winners === 1) return calculatePositions(kind, bets, runnerIds);
  return runnerIds.map((runnerId) =>
    bets.reduce<RunnerPosition>((position, bet) => addBetToRunner(kind, position, bet), {
      runnerId,
      result: ZERO,
      otherwise: ZERO,
    }),
  );
}

/** What-if: the standing after one more bet, in the same order. `standing` holds every runner of the market (see `completeStanding`). */
export const addBetToMarketPositions = (
  { kind, winners }: PayoutRule,
  positions: readonly RunnerPosition[],
  bet: MatchedBet,
): RunnerPosition[] =>
  winners === 1
    ? addBetToPositions(kind, positions, bet)
    : positions.map((position) => addBetToRunner(kind, position, bet));

/**
 * Every runner of the market, in its order, with 0 where the server listed none. Null where the server left out what a runner of a
 * market with several winners brings if it is not placed.
 */
export function completeMarketPositions(
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
  runnerIds: readonly number[],
): RunnerPosition[] | null {
  if (winners === 1) return completePositions(positions, runnerIds);
  if (positions.some(({ otherwise }) => otherwise === undefined)) return null;
  const known = new Map(positions.map((position) => [position.runnerId, position]));
  return runnerIds.map((runnerId) => known.get(runnerId) ?? { runnerId, result: ZERO, otherwise: ZERO });
}

type GainOrder = (a: Money, b: Money) => number;
const lowestFirst: GainOrder = (a, b) => a - b;
const highestFirst: GainOrder = (a, b) => b - a;

/** Exact over all sets of winners: what is brought if none were placed, and the first gains in this order on top. */
const sumExtreme = (positions: readonly RunnerPosition[], winners: number, order: GainOrder): Money =>
  add(sum(positions.map(getOtherwise)), sum(positions.map(calculateGain).sort(order).slice(0, winners)));

/** The least the market can bring whichever runners win, 0 or below: a market that cannot lose exposes nothing. */
export const getWorstResult = (
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
): Money => (winners === 1 ? worstCase(positions) : minMoney(ZERO, sumExtreme(positions, winners, lowestFirst)));

/** The most the market can bring whichever runners win, 0 or above. */
export const getBestResult = ({ winners }: Pick<PayoutRule, 'winners'>, positions: readonly RunnerPosition[]): Money =>
  winners === 1 ? bestCase(positions) : maxMoney(ZERO, sumExtreme(positions, winners, highestFirst));

/** What is shown of one runner: the least the market brings if it wins, and if it does not. */
export interface RunnerOutcome {
  readonly runnerId: number;
  readonly ifWins: Money;
  /** Null where it cannot but win, and in markets with one winner: there the other runners' own figures say it. */
  readonly ifNot: Money | null;
}

/** Each runner's outlook, in the order of the standing, whichever other runners win. */
export function calculateRunnerOutcomes(
  { winners }: Pick<PayoutRule, 'winners'>,
  positions: readonly RunnerPosition[],
): RunnerOutcome[] {
  if (winners === 1) return positions.map(({ runnerId, result }) => ({ runnerId, ifWins: result, ifNot: null }));
  return positions.map((position) => {
    const others = positions.filter((other) => other !== position);
    return {
      runnerId: position.runnerId,
      ifWins: add(position.result, sumExtreme(others, winners - 1, lowestFirst)),
      ifNot: others.length < winners ? null : add(getOtherwise(position), sumExtreme(others, winners, lowestFirst)),
    };
  });
}
