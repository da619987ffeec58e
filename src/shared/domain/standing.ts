import type { RunnerPosition, Stake } from './bet.ts';
import type { Market, MarketKind } from './market.ts';
import { add, greater, lesser, negate, subtract, sum, ZERO, type Money } from './money.ts';
import { betResult, bestCase, completePositions, positionsOf, withBet, worstCase } from './position.ts';

/**
 * How a market pays. With one winner a position's `result` is what the whole market brings if that runner wins. With several
 * (to-be-placed, 2-4 winners) each runner's own bets count by themselves: `result` if it is placed, `otherwise` if it is not, and the
 * market brings the sum of the one or the other over its runners.
 */
export interface Payout {
  readonly kind: MarketKind;
  /** 1 or more. Where no more runners are left than win, all of them do. */
  readonly winners: number;
}

/** How many runners of a market win; null where a to-be-placed market does not say: then nothing can be worked out of its bets. */
export const winnersOf = ({ type, winners }: Pick<Market, 'type' | 'winners'>): number | null => winners ?? (type === 'to-be-placed' ? null : 1);

const otherwiseOf = ({ otherwise }: RunnerPosition): Money => otherwise ?? ZERO;

/** What being placed adds to what the market brings: below 0 where the runner was laid. */
const gainOf = (position: RunnerPosition): Money => subtract(position.result, otherwiseOf(position));

function withOwnBet(kind: MarketKind, position: RunnerPosition, bet: Stake): RunnerPosition {
  if (bet.runnerId !== position.runnerId) return position;
  const unplaced = bet.side === 'back' ? negate(bet.stake) : bet.stake;
  return {
    runnerId: position.runnerId,
    result: add(position.result, betResult(kind, bet, bet.runnerId)),
    otherwise: add(otherwiseOf(position), unplaced),
  };
}

/** What the matched bets make of each runner in `runnerIds`, in that order. Bets on a runner that is not among them are void. */
export function standingOf({ kind, winners }: Payout, bets: readonly Stake[], runnerIds: readonly number[]): RunnerPosition[] {
  if (winners === 1) return positionsOf(kind, bets, runnerIds);
  return runnerIds.map((runnerId) => bets.reduce<RunnerPosition>((position, bet) => withOwnBet(kind, position, bet), { runnerId, result: ZERO, otherwise: ZERO }));
}

/** What-if: the standing after one more bet, in the same order. `standing` holds every runner of the market (see `completeStanding`). */
export const standingWith = ({ kind, winners }: Payout, standing: readonly RunnerPosition[], bet: Stake): RunnerPosition[] =>
  winners === 1 ? withBet(kind, standing, bet) : standing.map((position) => withOwnBet(kind, position, bet));

/**
 * Every runner of the market, in its order, with 0 where the server listed none. Null where the server left out what a runner of a
 * market with several winners brings if it is not placed.
 */
export function completeStanding({ winners }: Pick<Payout, 'winners'>, positions: readonly RunnerPosition[], runnerIds: readonly number[]): RunnerPosition[] | null {
  if (winners === 1) return completePositions(positions, runnerIds);
  if (positions.some(({ otherwise }) => otherwise === undefined)) return null;
  const known = new Map(positions.map((position) => [position.runnerId, position]));
  return runnerIds.map((runnerId) => known.get(runnerId) ?? { runnerId, result: ZERO, otherwise: ZERO });
}

type Order = (a: Money, b: Money) => number;
const lowestFirst: Order = (a, b) => a - b;
const highestFirst: Order = (a, b) => b - a;

/** Exact over all sets of winners: what is brought if none were placed, and the first gains in this order on top. */
const extreme = (standing: readonly RunnerPosition[], winners: number, order: Order): Money =>
  add(sum(standing.map(otherwiseOf)), sum(standing.map(gainOf).sort(order).slice(0, winners)));

/** The least the market can bring whichever runners win, 0 or below: a market that cannot lose exposes nothing. */
export const leastOf = ({ winners }: Pick<Payout, 'winners'>, standing: readonly RunnerPosition[]): Money =>
  winners === 1 ? worstCase(standing) : lesser(ZERO, extreme(standing, winners, lowestFirst));

/** The most the market can bring whichever runners win, 0 or above. */
export const mostOf = ({ winners }: Pick<Payout, 'winners'>, standing: readonly RunnerPosition[]): Money =>
  winners === 1 ? bestCase(standing) : greater(ZERO, extreme(standing, winners, highestFirst));

/** What is shown of one runner: the least the market brings if it wins, and if it does not. */
export interface RunnerOutlook {
  readonly runnerId: number;
  readonly ifWins: Money;
  /** Null where it cannot but win, and in markets with one winner: there the other runners' own figures say it. */
  readonly ifNot: Money | null;
}

/** Each runner's outlook, in the order of the standing, whichever other runners win. */
export function outlookOf({ winners }: Pick<Payout, 'winners'>, standing: readonly RunnerPosition[]): RunnerOutlook[] {
  if (winners === 1) return standing.map(({ runnerId, result }) => ({ runnerId, ifWins: result, ifNot: null }));
  return standing.map((position) => {
    const others = standing.filter((other) => other !== position);
    return {
      runnerId: position.runnerId,
      ifWins: add(position.result, extreme(others, winners - 1, lowestFirst)),
      ifNot: others.length < winners ? null : add(otherwiseOf(position), extreme(others, winners, lowestFirst)),
    };
  });
}
