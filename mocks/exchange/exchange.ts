import type { Clock } from './clock.ts';
import type { Accounts } from './interface/accounts.ts';
import type { Betting } from './interface/betting.ts';
import type { MarketBoard } from './interface/board.ts';
import type { CasinoOperator } from './interface/casino.ts';
import type { LedgerService } from './interface/ledger.ts';
import type { Operator } from './interface/operator.ts';
import type { ResponsibleGambling } from './interface/responsible-gambling.ts';
import type { MarketRecording } from './recording/recorded-match.ts';
import type { Cashier } from './services/cashier.ts';

/**
 * Simulated exchange. Reads return at once. Commands return promises because they may wait for another tab or a bet
 * delay.
 */
export interface Exchange {
  readonly seed: number;
  readonly clock: Clock;
  /** Sign-in, sessions, one-time passwords, stake presets. */
  readonly accounts: Accounts;
  /** Offer: sports, matches, markets, fancies, races, results. */
  readonly board: MarketBoard;
  /** Bet placement, bets and positions. */
  readonly betting: Betting;
  /** Balance, statements, reports, deposits and withdrawals. */
  readonly ledger: LedgerService;
  /** Casino seats, stakes and results. */
  readonly casino: CasinoOperator;
  /** Operator switches: locks, limits, delays, results. */
  readonly operator: Operator;
  /** Limits and time-outs that users set for themselves. */
  readonly responsibleGambling: ResponsibleGambling;
  /** Opens the state of a module such as the wallet, saved and reset together with the exchange. Plain JSON only. */
  createStateSlice<T>(name: string, initial: T): StateSlice<T>;
  /**
   * Adds a recorded market as another match. Recordings are not saved: add it again after a reload, and its bets
   * continue.
   */
  addRecording(recording: MarketRecording): { readonly matchId: string; readonly marketId: string };
  /** Resolves when the saved state has been loaded. Earlier reads see an empty exchange. */
  waitUntilRead(): Promise<void>;
  /** Resolves when all changes so far have been saved. */
  waitUntilSaved(): Promise<void>;
  /** Deletes all bets, ledgers, accounts and slices, also in the store. */
  reset(): Promise<void>;
  dispose(): void;
}

export interface StateSlice<T> {
  read(): T;
  write(value: T): void;
  /**
   * Changes the value and moves cash in one transaction over all tabs. `work` may run again on newer state after
   * another tab has written. It must therefore have no other side effects.
   */
  change<R>(work: (value: T, cashier: Cashier) => { readonly value: T; readonly result: R }): Promise<R>;
}
