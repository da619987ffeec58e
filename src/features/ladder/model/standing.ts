import type { Bet, RunnerPosition } from '#shared/domain/bet.ts';
import { closeRunner, type RunnerClosing } from '#shared/domain/closing.ts';
import type { Market, Side } from '#shared/domain/market.ts';
import { add, ZERO, type Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { completePositions } from '#shared/domain/position.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { rowOf } from './window.ts';

/** What the bettor has staked at one price; null where nothing. */
export type OwnStakes = Readonly<Record<Side, Money | null>>;
export const NO_STAKES: OwnStakes = { back: null, lay: null };

export interface OwnBets {
  /** Row by row, as the prices of the window. */
  readonly rows: readonly OwnStakes[];
  /** Bets on this runner at prices that are not in sight. */
  readonly outOfSight: number;
}

const standsOn = (bet: Bet, marketId: string, runnerName: string): boolean =>
  bet.marketId === marketId && bet.selectionName === runnerName && bet.state === 'active' && bet.settledAt === null;

/** The bettor's standing bets on a runner, each at the price it was matched at or rests at. A bet is listed by its runner's name. */
export function ownBets(bets: readonly Bet[], marketId: string, runnerName: string, ladder: Market['ladder'], prices: readonly Odds[]): OwnBets {
  const rows: OwnStakes[] = prices.map(() => NO_STAKES);
  let outOfSight = 0;
  for (const bet of bets.filter((listed) => standsOn(listed, marketId, runnerName))) {
    const at = rowOf(ladder, prices, bet.price);
    const row = rows[at];
    if (row === undefined) outOfSight += 1;
    else rows[at] = { ...row, [bet.side]: add(row[bet.side] ?? ZERO, bet.stake) };
  }
  return { rows, outOfSight };
}

export interface Closings {
  readonly brings: RunnerClosing['brings'];
  /** Row by row, as the prices of the window. */
  readonly rows: readonly Money[];
}

/**
 * What the market brings if it is closed on this runner, at each price. Null where nothing is open, where positions are not read yet,
 * and in markets with several winners, whose results are no matter of one runner against the rest.
 */
export function closingsAt(market: Pick<MarketOutline, 'kind' | 'type'>, positions: readonly RunnerPosition[] | null, runnersIn: readonly number[], runnerId: number, prices: readonly Odds[]): Closings | null {
  if (positions === null || market.type === 'to-be-placed') return null;
  const standing = completePositions(positions, runnersIn);
  if (standing.every(({ result }) => result === 0)) return null;
  const closings = prices.map((price) => closeRunner(market.kind, standing, runnerId, price));
  const known = closings.filter((closing) => closing !== null);
  const [first] = known;
  return first === undefined || known.length < prices.length ? null : { brings: first.brings, rows: known.map(({ flat }) => flat) };
}
