import type { Clock } from './clock.ts';
import type { Till } from './desks/till.ts';
import type { Accounts } from './interface/accounts.ts';
import type { Betting } from './interface/betting.ts';
import type { Board } from './interface/board.ts';
import type { Books } from './interface/books.ts';
import type { Casino } from './interface/casino.ts';
import type { Operator } from './interface/operator.ts';
import type { Play } from './interface/play.ts';
import type { Recording } from './recording.ts';

/** The simulated exchange. Reads answer at once; commands are promises, since they may wait for another tab or a bet delay. */
export interface Exchange {
  readonly seed: number;
  readonly clock: Clock;
  /** Sign-in, sessions, one-time passwords, stake presets. */
  readonly accounts: Accounts;
  /** What is on offer: sports, matches, markets, fancies, races, results. */
  readonly board: Board;
  /** Placing bets, and what a user's bets come to. */
  readonly betting: Betting;
  /** Balance, statements, reports, cash in and out. */
  readonly books: Books;
  /** Seats at the games, their stakes and results. */
  readonly casino: Casino;
  /** The operator's switches: locks, limits, delays, results. */
  readonly operator: Operator;
  /** A user's own limits and time-outs. */
  readonly play: Play;
  /** State of a neighbour (wallet, casino …), saved and reset together with the exchange. Plain JSON only. */
  drawer<T>(name: string, empty: T): Drawer<T>;
  /** Plays a recorded market as one more match. A recording is not saved: add it again after a reload, and its bets go on. */
  addRecording(recording: Recording): { readonly matchId: string; readonly marketId: string };
  /** Resolves once what was saved has been read back. Reads before that see a fresh exchange. */
  ready(): Promise<void>;
  /** Resolves once everything done so far has been saved. */
  saved(): Promise<void>;
  /** Forgets all bets, ledgers, accounts and drawers, in the store too. */
  reset(): Promise<void>;
  dispose(): void;
}

export interface Drawer<T> {
  read(): T;
  write(value: T): void;
  /**
   * Changes the value and moves cash with it, both or neither, over all tabs. The work may be done again on newer state, when
   * another tab wrote in between: it touches nothing but what it is given.
   */
  change<R>(work: (value: T, till: Till) => { readonly value: T; readonly result: R }): Promise<R>;
}

/** `limit` rows of page `page` (from 1). */
export interface PageOf {
  readonly page?: number;
  readonly limit?: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly page: number;
}

/** ISO 8601 moments, both inclusive. */
export interface Span {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** A command that changes something besides bets. The message is the sentence a user reads. */
export type Answer = { readonly kind: 'done'; readonly message: string } | { readonly kind: 'refused'; readonly message: string };
