import type { Money } from '#shared/domain/money.ts';
import type { PlayLimit, PlayLimitKind, PlaySafety } from '#shared/domain/play-limit.ts';
import type { Answer } from '../exchange.ts';

/** What a user has set against playing too much. Bets that it forbids are refused where bets are placed. */
export interface Play {
  safety(userId: string): PlaySafety;
  /** A tighter limit holds at once, a looser one after 24 hours. */
  setLimit(userId: string, kind: PlayLimitKind, wanted: PlayLimit | null): Promise<Answer>;
  /** Only ever lengthens a time-out that is running. */
  takeTimeOut(userId: string, hours: number): Promise<Answer>;
  /** Why a game or a bet is not taken now, whatever its stake; null outside a time-out. */
  timeOutRefusal(userId: string): string | null;
  /** Why this much more may not be paid in; null where it may. `underWay`: deposits that are asked for and not booked yet. */
  depositRefusal(userId: string, amount: Money, underWay?: Money): string | null;
}
