import type { Clock } from './clock.ts';
import type { Cashier } from './services/cashier.ts';
import type { Accounts } from './interface/accounts.ts';
import type { Betting } from './interface/betting.ts';
import type { MarketBoard } from './interface/board.ts';
import type { AccountBooks } from './interface/books.ts';
import type { CasinoOperator } from './interface/casino.ts';
import type { Operator } from './interface/operator.ts';
import type { ResponsibleGambling } from './interface/responsible-gambling.ts';
import type { MarketRecording } from './recording/recorded-match.ts';

/** The simulated exchange. Reads answer at once; commands are promises, since they may wait for another tab or a bet delay. */
export interface Exchange {
  readonly seed: number;
  readonly clock: Clock;
  /** Sign-in, sessions, one-time passwords, stake presets. */
  readonly accounts: Accounts;
  /** What is on offer: sports, matches, markets, fancies, races, results. */
  readonly board: MarketBoard;
  /** Placing bets, and what a user's bets come to. */
  readonly betting: Betting;
  /** Balance, statements, reports, cash in and out. */
  readonly books: AccountBooks;
  /** Seats at the games, their stakes and results. */
  readonly casino: CasinoOperator;
  /** The operator's switches: locks, limits, delays, results. */
  readonly operator: Operator;
  /** A user's own limits and time-outs. */
  readonly responsibleGambling: ResponsibleGambling;
  /** State of a neighbour (wallet, casino …), saved and reset together with the exchange. Plain JSON only. */
  stateSlice<T>(name: string, initial: T): StateSlice<T>;
  /** Plays a recorded market as one more match. A recording is not saved: add it again after a reload, and its bets go on. */
  addRecording(recording: MarketRecording): { readonly matchId: string; readonly marketId: string };
  /** Resolves once what was saved has been read back. Reads before that see a fresh exchange. */
  ready(): Promise<void>;
  /** Resolves once everything done so far has been saved. */
  saved(): Promise<void>;
  /** Forgets all bets, ledgers, accounts and drawers, in the store too. */
  reset(): Promise<void>;
  dispose(): void;
}

export interface StateSlice<T> {
  read(): T;
  write(value: T): void;
  /**
   * Changes the value and moves cash with it, both or neither, over all tabs. The work may be done again on newer state, when
   * another tab wrote in between: it touches nothing but what it is given.
   */
  change<R>(work: (value: T, cashier: Cashier) => { readonly value: T; readonly result: R }): Promise<R>;
}
