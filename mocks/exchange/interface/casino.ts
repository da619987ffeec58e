import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { CatalogueGame } from '../casino/catalogue.ts';
import type { RoundDisplay, TableSelection } from '../casino/tables/table.ts';
import type { PagedRows, PagingParams } from './paging-and-results.ts';

/** Settled round in the order history, in casino amounts. */
export interface RoundRow {
  readonly roundId: string;
  readonly gameName: string;
  readonly operatorId: string;
  readonly runnerName: string;
  readonly price: Odds;
  readonly stake: Money;
  readonly result: Money;
  /** Time of the stake, in milliseconds. */
  readonly at: number;
}

/** Round as a provider sees it. It does not reveal the result before the end. */
export interface RoundView {
  readonly roundId: string;
  readonly selectionId: string;
  readonly stake: Money;
  readonly elapsedMs: number;
  readonly outcome: {
    readonly payout: Money;
    readonly result: Money;
    readonly price: Odds;
    readonly show: RoundDisplay;
  } | null;
}

export interface CasinoTableView {
  readonly game: CatalogueGame;
  readonly selections: readonly TableSelection[];
  /** Available balance in casino amounts. */
  readonly casinoBalance: Money;
  /** Last round of this table, running or finished. */
  readonly round: RoundView | null;
}

export type RoundResult =
  { readonly kind: 'round'; readonly round: RoundView } | { readonly kind: 'refused'; readonly message: string };

/** Operator's side of the games: seats for players, and the stakes and results that providers report. */
export interface CasinoOperator {
  /**
   * Opens a seat at one game, or in the Lotus lobby when `gameId` is null. Returns a token, the only thing a provider
   * learns. Null when the game does not exist.
   */
  openSeat(userId: string, gameId: string | null): Promise<string | null>;
  /** Lists the games of a seat. Empty when the token is unknown or expired. */
  listGames(token: string): readonly CatalogueGame[];
  findTable(token: string, gameId: string): CasinoTableView | null;
  placeStake(
    token: string,
    staking: { gameId: string; selectionId: string; stake: Money; reference: string },
  ): Promise<RoundResult>;
  cashOut(token: string, roundId: string): Promise<RoundResult>;
  /** Lists the user's settled rounds, newest first. `lotus` limits them to the Lotus casino. */
  listRounds(userId: string, filter: PagingParams & { readonly lotus?: boolean }): PagedRows<RoundRow>;
}
