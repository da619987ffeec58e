import type { Failure } from '../api/failure.ts';
import type { Market, MatchRow, Runner } from '../domain/market/market.ts';
import type { Money } from '../domain/money/money.ts';

/** A runner without its prices. */
export type RunnerOutline = Pick<Runner, 'runnerId' | 'name' | 'metadata'>;

/** A market without its prices. Keeps its identity while only prices move. */
export type MarketOutline = Pick<
  Market,
  | 'sportId'
  | 'matchId'
  | 'matchName'
  | 'startsAt'
  | 'marketId'
  | 'name'
  | 'type'
  | 'kind'
  | 'winners'
  | 'ladder'
  | 'minStake'
  | 'maxStake'
> & { readonly runners: readonly RunnerOutline[] };

/** A home row without its prices and volume, which change all the time. */
export type MatchOutline = Omit<MatchRow, 'runners' | 'status' | 'inPlay' | 'locked' | 'totalMatched'> & {
  readonly inPlay: boolean;
  /** Matched volume when the list first had the match. Later volumes are in the price store. */
  readonly firstMatched: Money | null;
  readonly runners: readonly RunnerOutline[];
};

/** State of requested data: waiting for the first response, ready (perhaps with a later failure), or failed. */
export type ResourceState<T> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly value: T; readonly failure: Failure | null }
  | { readonly phase: 'failed'; readonly failure: Failure };
