import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { completeSingleWinnerPositions } from '#shared/domain/bet/single-winner-positions.ts';
import type { BestQuote } from '#shared/domain/cash-out/cash-out.ts';
import type { MarketKind, Offer, RunnerStatus } from '#shared/domain/market/market.ts';
import type { MarketBlock } from '#shared/live/store/market-block.ts';

/** A runner on screen: its best prices and the stakes on offer. */
export interface CashOutRunner {
  readonly runnerId: number;
  readonly name: string;
  readonly status: RunnerStatus;
  readonly back: Offer | null;
  readonly lay: Offer | null;
}

export interface CashOutMarket {
  readonly kind: MarketKind;
  readonly marketBlock: MarketBlock | null;
  readonly runners: readonly CashOutRunner[];
}

/** Bets on a removed runner are void, so it takes no part. */
const filterActiveRunners = (runners: readonly CashOutRunner[]) => runners.filter(({ status }) => status !== 'removed');

/** Returns the prices at which bets can be placed. A suspended runner has none. */
export const toBestQuotes = (runners: readonly CashOutRunner[]): BestQuote[] =>
  filterActiveRunners(runners).map(({ runnerId, status, back, lay }) =>
    status === 'active'
      ? { runnerId, back: back?.price ?? null, lay: lay?.price ?? null }
      : { runnerId, back: null, lay: null },
  );

/** Returns the result for each runner still in the market, 0 without a bet. */
export const toMarketPositions = (
  positions: readonly RunnerPosition[],
  runners: readonly CashOutRunner[],
): RunnerPosition[] =>
  completeSingleWinnerPositions(
    positions,
    filterActiveRunners(runners).map(({ runnerId }) => runnerId),
  );
