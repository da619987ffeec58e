import type { GamblingLimit, GamblingLimitKind, GamblingLimits } from '#shared/domain/market/gambling-limit.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { ActionResult } from './paging-and-results.ts';

/** Limits and time-outs of a user. The exchange refuses bets that they forbid. */
export interface ResponsibleGambling {
  getSafety(userId: string): GamblingLimits;
  /** Sets a limit. A lower limit applies at once, a higher one after 24 hours. */
  setLimit(userId: string, kind: GamblingLimitKind, newLimit: GamblingLimit | null): Promise<ActionResult>;
  /** Starts or lengthens a time-out. A running time-out cannot be shortened. */
  takeTimeOut(userId: string, hours: number): Promise<ActionResult>;
  /** Returns why the exchange accepts no game or bet of any stake now. Null outside a time-out. */
  findTimeOutRefusal(userId: string): string | null;
  /**
   * Returns why this deposit is refused, or null. `pendingAmount`: deposits that are requested and not yet recorded.
   */
  depositRefusal(userId: string, amount: Money, pendingAmount?: Money): string | null;
}
