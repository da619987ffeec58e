import type { Balance, Bet, ExposureRow, FancyBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { PagedRows, PagingParams, TimeSpan } from './paging-and-results.ts';

/** What became of a bet. `placed` holds one bet, or one for each runner of a multi-runner bet. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly bets: readonly Bet[]; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface MarketOrder {
  readonly marketId: string;
  readonly runnerId: number;
  readonly side: Side;
  readonly price: Odds;
  readonly stake: Money;
}

export interface FancyOrder {
  readonly fancyId: string;
  readonly side: 'yes' | 'no';
  readonly run: number;
  readonly size: number;
  readonly stake: Money;
}

/** `open`: active and not settled. Void and deleted bets stand in their own lists. */
export type BetListKind = 'open' | 'settled' | 'void' | 'deleted';

export interface BetListFilter extends TimeSpan, PagingParams {
  readonly matchId?: string | null;
  readonly sportId?: string | null;
  /** Part of the match, market or selection name, or of the bet id. */
  readonly search?: string | null;
}

export interface FancyPosition {
  readonly bets: readonly FancyBet[];
  /** 0 or below. */
  readonly liability: Money;
  readonly profit: Money;
}

/** A `reference` seen before (same user) brings the first outcome again and never a second bet. */
export interface Betting {
  /** Resolves when the bet delay is over. */
  place(userId: string, order: MarketOrder, reference?: string): Promise<PlaceOutcome>;
  placeFancy(userId: string, order: FancyOrder, reference?: string): Promise<PlaceOutcome>;
  /** All or none; two runners or more. */
  placeMany(userId: string, orders: readonly MarketOrder[], reference?: string): Promise<PlaceOutcome>;
  /** Active bets of a match, newest first. */
  ofMatch(userId: string, matchId: string): readonly Bet[];
  list(userId: string, listName: BetListKind, filter: BetListFilter): PagedRows<Bet>;
  /** By match id: how many bets there ever were, whatever became of them. */
  countPlacedByMatch(userId: string): ReadonlyMap<string, number>;
  /** Settled bets of one market or fancy, for the statement detail page. */
  ofEvent(userId: string, eventId: string): readonly Bet[];
  /** By market id; only markets with a bet. */
  positions(userId: string, matchId: string): Readonly<Record<string, readonly RunnerPosition[]>>;
  fancyPosition(userId: string, fancyId: string): FancyPosition;
  /** By fancy id, 0 or below. */
  fancyLiabilities(userId: string, matchId?: string | null): Readonly<Record<string, Money>>;
  exposures(userId: string): readonly ExposureRow[];
  balance(userId: string): Balance;
}
