import { absolute, add, greater, negate, plainText, subtract, sum, ZERO, type Money } from '#shared/domain/money.ts';
import { periodDays, type PlayLimit, type PlayLimitKind, type PlayPeriod } from '#shared/domain/play-limit.ts';
import type { EntryKind } from '../interface/books.ts';
import type { State } from '../state/state.ts';

export const DAY_MS = 24 * 60 * 60_000;

interface Kept {
  readonly limit: PlayLimit | null;
  readonly pending: { readonly limit: PlayLimit | null; readonly from: number } | null;
}

export interface PlayRecord {
  readonly deposit: Kept;
  readonly loss: Kept;
  /** Milliseconds; null where none was ever taken. */
  readonly timeOutUntil: number | null;
}

const NONE: Kept = { limit: null, pending: null };
const FRESH: PlayRecord = { deposit: NONE, loss: NONE, timeOutUntil: null };
const DRAWER = 'play';

type Shelf = Readonly<Record<string, PlayRecord>>;

const shelfOf = (state: State): Shelf => (state.drawers[DRAWER] as Shelf | undefined) ?? {};

/** What was asked for and has waited long enough, holds. */
function current(kept: Kept, now: number): Kept {
  return kept.pending !== null && kept.pending.from <= now ? { limit: kept.pending.limit, pending: null } : kept;
}

export function recordOf(state: State, userId: string, now: number): PlayRecord {
  const record = shelfOf(state)[userId] ?? FRESH;
  return {
    deposit: current(record.deposit, now),
    loss: current(record.loss, now),
    timeOutUntil: record.timeOutUntil !== null && record.timeOutUntil > now ? record.timeOutUntil : null,
  };
}

export function keepRecord(state: State, userId: string, record: PlayRecord): void {
  state.drawers[DRAWER] = { ...shelfOf(state), [userId]: record };
}

const counted: Readonly<Record<PlayLimitKind, readonly EntryKind[]>> = { deposit: ['deposit'], loss: ['betting', 'commission', 'casino'] };

/** What a limit counts in the last of its periods: what was paid in, or what was lost once wins are taken off. */
export function usedOf(state: State, userId: string, kind: PlayLimitKind, period: PlayPeriod, now: number): Money {
  const since = now - periodDays[period] * DAY_MS;
  const amounts = state.entries.filter((entry) => entry.userId === userId && counted[kind].includes(entry.kind) && entry.at > since).map((entry) => entry.amount);
  const total = sum(amounts);
  return greater(ZERO, kind === 'deposit' ? total : negate(total));
}

const spans: Readonly<Record<PlayPeriod, string>> = { day: '24 hours', week: '7 days', month: '30 days' };
const shown = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const playMessage = {
  timeOut: (until: number) => `You are in a time-out until ${shown(until)}. No bets are taken.`,
  loss: ({ amount, period }: PlayLimit) => `Your loss limit of ${plainText(amount)} in ${spans[period]} does not allow this bet.`,
  deposit: ({ amount, period }: PlayLimit) => `Your deposit limit of ${plainText(amount)} in ${spans[period]} does not allow this deposit.`,
  saved: 'Your limit is saved.',
  savedForLater: 'Your limit will change in 24 hours.',
  badLimit: 'A limit must be at least 1.',
  timeOutTaken: (until: number) => `Time-out until ${shown(until)}.`,
  timeOutLonger: 'Your time-out already lasts longer.',
} as const;

export function timeOutRefusal(state: State, userId: string, now: number): string | null {
  const { timeOutUntil } = recordOf(state, userId, now);
  return timeOutUntil === null ? null : playMessage.timeOut(timeOutUntil);
}

/**
 * Refuses a bet that could take the loss of the period past the limit: what is lost already, and all that open bets can lose with
 * this one among them. A bet that lowers the exposure is always taken.
 */
export function lossRefusal(state: State, userId: string, exposure: { readonly before: Money; readonly after: Money }, now: number): string | null {
  const { limit } = recordOf(state, userId, now).loss;
  if (limit === null || exposure.after >= exposure.before) return null;
  const atWorst = add(usedOf(state, userId, 'loss', limit.period, now), absolute(exposure.after));
  return subtract(limit.amount, atWorst) < 0 ? playMessage.loss(limit) : null;
}

export function depositRefusal(state: State, userId: string, amount: Money, now: number): string | null {
  const { limit } = recordOf(state, userId, now).deposit;
  if (limit === null) return null;
  return add(usedOf(state, userId, 'deposit', limit.period, now), amount) > limit.amount ? playMessage.deposit(limit) : null;
}
