import type { Money } from '../money/money.ts';

/** Period of a limit: the last 24 hours, 7 days or 30 days before any moment. */
export type LimitPeriod = 'day' | 'week' | 'month';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** A bettor's own limit: an amount within any period of this length. */
export interface GamblingLimit {
  readonly amount: Money;
  readonly period: LimitPeriod;
}

export type GamblingLimitKind = 'deposit' | 'loss';

/** Current state of a limit. */
export interface GamblingLimitState {
  /** Null without a limit. */
  readonly limit: GamblingLimit | null;
  /** Amount used in the limit's period, 0 or above. Null without a limit. */
  readonly used: Money | null;
  /** A requested looser limit (amount null: none at all) and its start (ISO 8601, UTC). */
  readonly pending: { readonly limit: GamblingLimit | null; readonly from: string } | null;
}

/** The bettor's responsible-gambling settings. */
export interface GamblingLimits {
  readonly limits: Readonly<Record<GamblingLimitKind, GamblingLimitState>>;
  /** End of a time-out during which the server refuses bets, ISO 8601 in UTC. Null outside a time-out. */
  readonly timeOutUntil: string | null;
}

export const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/**
 * Checks that a new limit is at least as tight as the current one. It then applies at once, otherwise after a day.
 *
 * No limit is the loosest. A shorter period can fill up several times within a longer one.
 */
export function isStricterLimit(from: GamblingLimit | null, to: GamblingLimit | null): boolean {
  if (to === null) return from === null;
  if (from === null) return true;
  const fillings = Math.max(1, Math.ceil(periodDays[from.period] / periodDays[to.period]));
  return to.amount * fillings <= from.amount;
}
