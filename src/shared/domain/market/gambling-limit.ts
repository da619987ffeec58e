import type { Money } from '../money/money.ts';

/** How long a limit counts: the last 24 hours, 7 days or 30 days, seen from any moment. */
export type LimitPeriod = 'day' | 'week' | 'month';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** A bettor's own limit: so much, in any stretch of this length. */
export interface GamblingLimit {
  readonly amount: Money;
  readonly period: LimitPeriod;
}

export type GamblingLimitKind = 'deposit' | 'loss';

/** A limit as it stands. */
export interface GamblingLimitState {
  /** Null: none is set. */
  readonly limit: GamblingLimit | null;
  /** What has been used of it in its period, 0 or above; null without a limit. */
  readonly used: Money | null;
  /** A looser limit (null: none at all) that was asked for, and from when it holds (ISO 8601, UTC). */
  readonly pending: { readonly limit: GamblingLimit | null; readonly from: string } | null;
}

/** What a bettor has set against playing too much. */
export interface GamblingLimits {
  readonly limits: Readonly<Record<GamblingLimitKind, GamblingLimitState>>;
  /** Until when no bet is taken, ISO 8601 in UTC; null outside a time-out. */
  readonly timeOutUntil: string | null;
}

export const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/**
 * Whether a new limit is nowhere looser than the one that stands: it then holds at once, and otherwise after a day's thought.
 * No limit is the loosest. A shorter period may be filled several times within a longer one.
 */
export function isStricterLimit(from: GamblingLimit | null, to: GamblingLimit | null): boolean {
  if (to === null) return from === null;
  if (from === null) return true;
  const fillings = Math.max(1, Math.ceil(periodDays[from.period] / periodDays[to.period]));
  return to.amount * fillings <= from.amount;
}
