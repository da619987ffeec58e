import type { Money } from '#shared/domain/money/money.ts';
import type { GamblingLimit, GamblingLimitKind, GamblingLimits } from '#shared/domain/market/gambling-limit.ts';
import type { CommandResult } from './paging-and-results.ts';

/** What a user has set against playing too much. Bets that it forbids are refused where bets are placed. */
export interface ResponsibleGambling {
  safety(userId: string): GamblingLimits;
  /** A tighter limit holds at once, a looser one after 24 hours. */
  setLimit(userId: string, kind: GamblingLimitKind, newLimit: GamblingLimit | null): Promise<CommandResult>;
  /** Only ever lengthens a time-out that is running. */
  takeTimeOut(userId: string, hours: number): Promise<CommandResult>;
  /** Why a game or a bet is not taken now, whatever its stake; null outside a time-out. */
  timeOutRefusal(userId: string): string | null;
  /** Why this much more may not be paid in; null where it may. `underWay`: deposits that are asked for and not booked yet. */
  depositRefusal(userId: string, amount: Money, pendingAmount?: Money): string | null;
}
