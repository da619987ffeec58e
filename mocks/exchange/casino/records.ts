import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

/** One stake on a table, in casino amounts. The ledger records ten times as much. */
export interface RoundRecord {
  readonly roundId: string;
  readonly userId: string;
  readonly gameId: string;
  /** Idempotency reference. A repeated stake returns the round of the first. */
  readonly reference: string;
  readonly selectionId: string;
  readonly runnerName: string;
  /** Offered price. After settlement, the paid price when the table has several prizes. */
  readonly price: Odds;
  readonly stake: Money;
  /** Milliseconds. */
  readonly at: number;
  readonly endsAt: number;
  readonly outcome: RoundOutcome | null;
}

export interface RoundOutcome {
  readonly at: number;
  /** Amount paid back, stake included. */
  readonly payout: Money;
  /** Payout less stake. */
  readonly result: Money;
}

/** Seat at a provider's table. The provider knows only its token. */
export interface SeatRecord {
  readonly token: string;
  readonly userId: string;
  /** Null for the Lotus lobby, which opens all its tables. */
  readonly gameId: string | null;
  readonly openedAt: number;
}

export interface CasinoRecords {
  readonly seats: readonly SeatRecord[];
  readonly rounds: readonly RoundRecord[];
}
