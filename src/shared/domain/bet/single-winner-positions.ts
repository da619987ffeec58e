import type { MarketKind } from '../market/market.ts';
import { add, maxMoney, minMoney, type Money, negate, sum, ZERO } from '../money/money.ts';
import type { MatchedBet, RunnerPosition } from './bet.ts';
import { calculatePayout } from './profit.ts';

/** Result of one matched bet if this runner wins. A lay is a back with the opposite sign. */
export function calculateBetResult(kind: MarketKind, bet: MatchedBet, winnerId: number): Money {
  const backed = bet.runnerId === winnerId ? calculatePayout(kind, bet.price, bet.stake) : negate(bet.stake);
  return bet.side === 'back' ? backed : negate(backed);
}

/**
 * Calculates the result of a market with one winner, for each runner in `runnerIds`. `calculateMarketPositions` serves
 * place markets too.
 */
export const calculateSingleWinnerPositions = (
  kind: MarketKind,
  bets: readonly MatchedBet[],
  runnerIds: readonly number[],
): RunnerPosition[] =>
  runnerIds.map((runnerId) => ({ runnerId, result: sum(bets.map((bet) => calculateBetResult(kind, bet, runnerId))) }));

/**
 * Returns positions for every runner of a market with one winner, in its order, with 0 for unlisted runners. The
 * server lists none before the first bet. `completeMarketPositions` serves place markets too.
 */
export function completeSingleWinnerPositions(
  positions: readonly RunnerPosition[],
  runnerIds: readonly number[],
): RunnerPosition[] {
  const known = new Map(positions.map(({ runnerId, result }) => [runnerId, result]));
  return runnerIds.map((runnerId) => ({ runnerId, result: known.get(runnerId) ?? ZERO }));
}

/**
 * Calculates the positions after one more bet in a market with one winner, in the same order. `positions` holds every
 * runner (see `completeSingleWinnerPositions`). `addBetToMarketPositions` serves place markets too.
 */
export const addBetToSingleWinnerPositions = (
  kind: MarketKind,
  positions: readonly RunnerPosition[],
  bet: MatchedBet,
): RunnerPosition[] =>
  positions.map(({ runnerId, result }) => ({ runnerId, result: add(result, calculateBetResult(kind, bet, runnerId)) }));

/**
 * Lowest result of a market with one winner, 0 or below: a market that cannot lose has no exposure.
 * `calculateWorstResult` serves place markets too.
 */
export const findLowestSingleWinnerResult = (positions: readonly RunnerPosition[]): Money =>
  positions.reduce((worst, { result }) => minMoney(worst, result), ZERO);

/** Highest result of a market with one winner, 0 or above. `calculateBestResult` serves place markets too. */
export const findHighestSingleWinnerResult = (positions: readonly RunnerPosition[]): Money =>
  positions.reduce((best, { result }) => maxMoney(best, result), ZERO);

/** Sums the worst results of several markets with one winner each, 0 or below. */
export const calculateSingleWinnerExposure = (markets: Iterable<readonly RunnerPosition[]>): Money =>
  sum(Array.from(markets, findLowestSingleWinnerResult));

/**
 * Greatest cost of open orders on one runner: all lays match and it wins, or all backs match and it loses. Both are 0
 * or below.
 */
export interface UnmatchedExposure {
  readonly ifWins: Money;
  readonly ifLoses: Money;
}

/**
 * Calculates the greatest cost of unmatched bets on one runner, without their possible gains. Ignores bets on other
 * runners.
 */
export function calculateUnmatchedExposure(
  kind: MarketKind,
  bets: readonly MatchedBet[],
  runnerId: number,
): UnmatchedExposure {
  const own = bets.filter((bet) => bet.runnerId === runnerId);
  const lays = own.filter((bet) => bet.side === 'lay').map((bet) => calculatePayout(kind, bet.price, bet.stake));
  const backs = own.filter((bet) => bet.side === 'back').map((bet) => bet.stake);
  return { ifWins: negate(sum(lays)), ifLoses: negate(sum(backs)) };
}
