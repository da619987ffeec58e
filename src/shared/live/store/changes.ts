import type { MarketStatus, Offer, RunnerStatus } from '../../domain/market/market.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Odds } from '../../domain/odds/odds.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';

/** The offer at a place of the ladder; null empties it. */
export type LevelRows = readonly (readonly [level: number, offer: Offer | null])[];

/** The size at a price; null removes the price. */
export type DepthRows = readonly (readonly [price: Odds, size: Money | null])[];

/** What happened to one side of one runner, in one of the two forms of a feed. */
export type SideChange =
  { readonly form: 'levels'; readonly rows: LevelRows } | { readonly form: 'depth'; readonly rows: DepthRows };

/** A runner whose feed sends both forms at once has an entry for each. */
export interface RunnerChange {
  readonly runnerId: RunnerId;
  readonly status?: RunnerStatus;
  readonly back?: SideChange;
  readonly lay?: SideChange;
}

export interface MarketFactsChange {
  readonly status?: MarketStatus;
  readonly inPlay?: boolean;
  readonly locked?: boolean;
  readonly news?: string | null;
  readonly totalMatched?: Money | null;
}

/** The one thing every transport turns its answers into. An image replaces all prices of its market; the rest patches them. */
export interface MarketChange {
  readonly marketId: string;
  readonly image: boolean;
  readonly facts?: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
}
