import type { Balance, Bet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateWorstResult, completeMarketPositions } from '#shared/domain/bet/market-positions.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Caller } from '../caller.ts';

/** Bets, balance and positions of the account at one moment. */
export interface AccountSnapshot {
  readonly bets: readonly Bet[];
  readonly balance: Balance;
  /** Position of every runner of the market. Null when the market does not say how it pays. */
  readonly positions: readonly RunnerPosition[] | null;
}

const listRunnerIds = ({ runners }: Market): readonly number[] =>
  runners.filter(({ status }) => status !== 'removed').map(({ runnerId }) => runnerId);

/** Completes the positions that the server lists: a runner without one has 0. */
export function readPositions(
  market: Market,
  byMarket: Readonly<Record<string, readonly RunnerPosition[]>>,
): readonly RunnerPosition[] | null {
  const winners = getWinnerCount(market);
  return winners === null
    ? null
    : completeMarketPositions({ winners }, byMarket[market.marketId] ?? [], listRunnerIds(market));
}

/** Worst result of a market, 0 or below: what it adds to the exposure of the account. */
export const findWorstResult = (market: Market, positions: readonly RunnerPosition[]): Money =>
  calculateWorstResult({ winners: getWinnerCount(market) ?? 1 }, positions);

/** Reads bets, balance and positions. Null when one of them cannot be read. */
export async function readSnapshot(caller: Caller, userId: string, market: Market): Promise<AccountSnapshot | null> {
  const request = { match_id: market.matchId };
  const bets = (await caller.send('bets', request)).data;
  const balance = (await caller.send('getUserBalanceV1', { userid: userId })).data;
  const positions = (await caller.send('getTeamPosition', request)).data;
  if (bets === null || balance === null || positions === null) return null;
  return { bets, balance, positions: readPositions(market, positions) };
}
