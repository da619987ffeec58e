import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { CatalogueGame } from '../casino/catalogue.ts';
import type { TableSelection, RoundDisplay } from '../casino/tables/table.ts';
import type { PagedRows, PagingParams } from './paging-and-results.ts';

/** A settled round as the order history lists it. Amounts are the casino's own. */
export interface RoundRow {
  readonly roundId: string;
  readonly gameName: string;
  readonly operatorId: string;
  readonly runnerName: string;
  readonly price: Odds;
  readonly stake: Money;
  readonly result: Money;
  /** Milliseconds; when it was staked. */
  readonly at: number;
}

/** What a provider may know of a round. Nothing of how it will end before it has. */
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
  /** What the player may stake, in the casino's amounts. */
  readonly casinoBalance: Money;
  /** The last round of this table, under way or over. */
  readonly round: RoundView | null;
}

export type RoundAnswer =
  { readonly kind: 'round'; readonly round: RoundView } | { readonly kind: 'refused'; readonly message: string };

/** The operator's side of the games: seats for its players, and the stakes and results that providers report. */
export interface CasinoOperator {
  /** A seat at one game, or with null in the Lotus lobby; the token is all a provider is told. Null: there is no such game. */
  seat(userId: string, gameId: string | null): Promise<string | null>;
  /** The games a seat may play; empty for a token that is unknown or old. */
  games(token: string): readonly CatalogueGame[];
  table(token: string, gameId: string): CasinoTableView | null;
  stake(
    token: string,
    staking: { gameId: string; selectionId: string; stake: Money; reference: string },
  ): Promise<RoundAnswer>;
  cashOut(token: string, roundId: string): Promise<RoundAnswer>;
  /** The user's settled rounds, newest first; of the Lotus casino alone where asked. */
  rounds(userId: string, filter: PagingParams & { readonly lotus?: boolean }): PagedRows<RoundRow>;
}
