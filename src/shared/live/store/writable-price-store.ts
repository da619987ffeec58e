import type { PriceStore } from '../live-feed.ts';
import type { MarketChange } from './changes.ts';

/** The store as its transport uses it. */
export interface WritablePriceStore extends PriceStore {
  /**
   * Applies changes to the books now and to the screen with the next frame. The prices stay valid for `ttlMs`
   * milliseconds. `seenAt`: when they arrived, by default now.
   *
   * A hidden page paints nothing and catches up when it is visible again.
   */
  apply(changes: readonly MarketChange[], ttlMs: number, seenAt?: number): void;
  /** Extends unchanged prices by `ttlMs` milliseconds from now. Stale ones become fresh. */
  extend(marketIds: Iterable<string>, ttlMs: number): void;
  /** After two missed polls: marks markets without a message since `failingSince` as stale. */
  markStale(marketIds: Iterable<string>, failingSince: number): void;
  forget(marketIds: Iterable<string>): void;
  stop(): void;
}
