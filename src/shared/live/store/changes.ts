import type { MarketStatus, Offer, RunnerStatus } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';

/** The offer at a level. Null empties it. */
export type LevelRows = readonly (readonly [level: number, offer: Offer | null])[];

/** The size at a price. Null removes the price. */
export type DepthRows = readonly (readonly [price: MarketPrice, size: Money | null])[];

/** A change to one side of one runner, in one of a feed's two forms. */
export type SideChange =
  { readonly form: 'levels'; readonly rows: LevelRows } | { readonly form: 'depth'; readonly rows: DepthRows };

/** A runner whose feed sends both forms at once has one entry per form. */
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

/**
 * A market change, the output of every transport. An image replaces all prices of its market, any other change patches
 * them.
 */
export interface MarketChange {
  readonly marketId: string;
  readonly image: boolean;
  readonly facts?: MarketFactsChange;
  readonly runners: readonly RunnerChange[];
}
