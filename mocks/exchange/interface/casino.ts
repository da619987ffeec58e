import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { Game } from '../casino/catalogue.ts';
import type { Selection, Show } from '../casino/tables/table.ts';
import type { Page, PageOf } from '../exchange.ts';

/** A settled round as the order history lists it. Amounts are the casino's own. */
export interface Round {
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
  readonly outcome: { readonly payout: Money; readonly result: Money; readonly price: Odds; readonly show: Show } | null;
}

export interface TableView {
  readonly game: Game;
  readonly selections: readonly Selection[];
  /** What the player may stake, in the casino's amounts. */
  readonly purse: Money;
  /** The last round of this table, under way or over. */
  readonly round: RoundView | null;
}

export type RoundAnswer = { readonly kind: 'round'; readonly round: RoundView } | { readonly kind: 'refused'; readonly message: string };

/** The operator's side of the games: seats for its players, and the stakes and results that providers report. */
export interface Casino {
  /** A seat at one game, or with null in the Lotus lobby; the token is all a provider is told. Null: there is no such game. */
  seat(userId: string, gameId: string | null): Promise<string | null>;
  /** The games a seat may play; empty for a token that is unknown or old. */
  games(token: string): readonly Game[];
  table(token: string, gameId: string): TableView | null;
  stake(token: string, staking: { gameId: string; selectionId: string; stake: Money; reference: string }): Promise<RoundAnswer>;
  cashOut(token: string, roundId: string): Promise<RoundAnswer>;
  /** The user's settled rounds, newest first; of the Lotus casino alone where asked. */
  rounds(userId: string, filter: PageOf & { readonly lotus?: boolean }): Page<Round>;
}
