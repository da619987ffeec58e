import { type Bet, isOpenBet, type RunnerPosition } from '#shared/domain/bet/bet.ts';
import { completeSingleWinnerPositions } from '#shared/domain/bet/single-winner-positions.ts';
import { calculateRunnerClosing } from '#shared/domain/cash-out/runner-closing.ts';
import type { Market, Side } from '#shared/domain/market/market.ts';
import { add, type Money, ZERO } from '#shared/domain/money/money.ts';
import { asOdds, type Odds } from '#shared/domain/odds/odds.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { findRow } from './ladder-window.ts';

/** Own stakes at one price; null without a stake. */
export type RowStakes = Readonly<Record<Side, Money | null>>;
export const NO_STAKES: RowStakes = { back: null, lay: null };

export interface OwnLadderBets {
  /** One entry for each price of the window. */
  readonly rows: readonly RowStakes[];
  /** Number of bets on this runner at prices out of sight. */
  readonly outOfSight: number;
}

const isOpenOnRunner = (bet: Bet, marketId: string, runnerName: string): boolean =>
  bet.marketId === marketId && bet.selectionName === runnerName && isOpenBet(bet);

/**
 * Places the bettor's matched and resting bets on the ladder, at their matched or requested price. A bet names its
 * runner by name.
 */
export function placeOwnBets(
  bets: readonly Bet[],
  marketId: string,
  runnerName: string,
  ladder: Market['ladder'],
  prices: readonly Odds[],
): OwnLadderBets {
  const rows: RowStakes[] = prices.map(() => NO_STAKES);
  let outOfSight = 0;
  for (const bet of bets.filter((candidate) => isOpenOnRunner(candidate, marketId, runnerName))) {
    const at = findRow(ladder, prices, asOdds(bet.price));
    const row = rows[at];
    if (row === undefined) outOfSight += 1;
    else rows[at] = { ...row, [bet.side]: add(row[bet.side] ?? ZERO, bet.stake) };
  }
  return { rows, outOfSight };
}

export interface LadderClosings {
  /** Whether every runner has the same result; otherwise a row has the lowest one. */
  readonly isEqual: boolean;
  /** One entry for each price of the window. */
  readonly rows: readonly Money[];
}

/**
 * Calculates the market's result if the bettor closes it on this runner, for each price. Returns null without an open
 * position, before the positions have loaded, and for markets with several winners.
 */
export function calculateClosings(
  market: Pick<MarketOutline, 'kind' | 'type'>,
  positions: readonly RunnerPosition[] | null,
  runnersIn: readonly number[],
  runnerId: number,
  prices: readonly Odds[],
): LadderClosings | null {
  if (positions === null || market.type === 'to-be-placed') return null;
  const allPositions = completeSingleWinnerPositions(positions, runnersIn);
  if (allPositions.every(({ result }) => result === 0)) return null;
  const closings = prices.map((price) => calculateRunnerClosing(market.kind, allPositions, runnerId, price));
  const known = closings.filter((closing) => closing !== null);
  const [first] = known;
  return first === undefined || known.length < prices.length
    ? null
    : { isEqual: first.isEqual, rows: known.map(({ lowest }) => lowest) };
}
