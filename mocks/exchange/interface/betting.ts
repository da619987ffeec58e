import type { Balance, Bet, ExposureRow, FancyBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { PagedRows, PagingParams, TimeSpan } from './paging-and-results.ts';

/** Outcome of a bet. `placed` holds one bet, or one for each runner of a multi-runner bet. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly bets: readonly Bet[]; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface MarketOrder {
  readonly marketId: string;
  readonly runnerId: number;
  readonly side: Side;
  readonly price: MarketPrice;
  readonly stake: Money;
}

export interface FancyOrder {
  readonly fancyId: string;
  readonly side: 'yes' | 'no';
  /** Run and size (the payout on 100) as plain numbers, as on the line. */
  readonly run: number;
  readonly size: number;
  readonly stake: Money;
}

/** `open`: active and not settled. Void and deleted bets have their own lists. */
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
  readonly worstResult: Money;
  /** 0 or above. */
  readonly bestResult: Money;
}

/**
 * Bet placement and bet lists. A repeated `reference` of the same user returns the first outcome and places no second
 * bet.
 */
export interface Betting {
  /** Places a bet. Resolves when the bet delay is over. */
  place(userId: string, order: MarketOrder, reference?: string): Promise<PlaceOutcome>;
  placeFancy(userId: string, order: FancyOrder, reference?: string): Promise<PlaceOutcome>;
  /** Places bets on two or more runners: all or none. */
  placeMany(userId: string, orders: readonly MarketOrder[], reference?: string): Promise<PlaceOutcome>;
  /** Lists the active bets of a match, newest first. */
  listByMatch(userId: string, matchId: string): readonly Bet[];
  list(userId: string, listName: BetListKind, filter: BetListFilter): PagedRows<Bet>;
  /** Counts the bets ever placed, by match id, with any outcome. */
  countPlacedByMatch(userId: string): ReadonlyMap<string, number>;
  /** Lists the settled bets of one market or fancy, for the statement detail page. */
  listByEvent(userId: string, eventId: string): readonly Bet[];
  /** Returns positions by market id, only for markets with a bet. */
  getPositions(userId: string, matchId: string): Readonly<Record<string, readonly RunnerPosition[]>>;
  getFancyPosition(userId: string, fancyId: string): FancyPosition;
  /** Returns liabilities by fancy id, each 0 or below. */
  getFancyLiabilities(userId: string, matchId?: string | null): Readonly<Record<string, Money>>;
  getExposures(userId: string): readonly ExposureRow[];
  getBalance(userId: string): Balance;
}
