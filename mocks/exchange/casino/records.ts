import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

/** One stake on a table. Amounts are the casino's own: the ledger books ten times as much. */
export interface RoundRecord {
  readonly roundId: string;
  readonly userId: string;
  readonly gameId: string;
  /** Of this intent: a repeated stake is answered with the round it made. */
  readonly reference: string;
  readonly selectionId: string;
  readonly runnerName: string;
  /** What was offered; once settled, what was paid where a table has several prizes. */
  readonly price: Odds;
  readonly stake: Money;
  /** Milliseconds. */
  readonly at: number;
  readonly endsAt: number;
  readonly outcome: RoundOutcome | null;
}

export interface RoundOutcome {
  readonly at: number;
  /** Paid back, the stake included. */
  readonly payout: Money;
  /** Payout less stake. */
  readonly result: Money;
}

/** A seat at a provider's table, known to the provider by its token alone. */
export interface SeatRecord {
  readonly token: string;
  readonly userId: string;
  /** Null: the Lotus lobby, where every table of it may be played. */
  readonly gameId: string | null;
  readonly openedAt: number;
}

export interface CasinoRecords {
  readonly seats: readonly SeatRecord[];
  readonly rounds: readonly RoundRecord[];
}
