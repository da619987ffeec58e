import {
  type GamblingLimit,
  type GamblingLimitKind,
  type LimitPeriod,
  periodDays,
} from '#shared/domain/market/gambling-limit.ts';
import {
  absolute,
  add,
  maxMoney,
  type Money,
  negate,
  subtract,
  sum,
  toPlainText,
  ZERO,
} from '#shared/domain/money/money.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import type { EntryKind } from '../interface/ledger.ts';
import type { ExchangeState } from '../state/state.ts';

interface StoredLimit {
  readonly limit: GamblingLimit | null;
  readonly pending: { readonly limit: GamblingLimit | null; readonly from: number } | null;
}

export interface ResponsibleGamblingRecord {
  readonly deposit: StoredLimit;
  readonly loss: StoredLimit;
  /** Milliseconds since 1970. Null when the user never took a time-out. */
  readonly timeOutUntil: number | null;
}

const NO_LIMIT: StoredLimit = { limit: null, pending: null };
const EMPTY_RECORD: ResponsibleGamblingRecord = { deposit: NO_LIMIT, loss: NO_LIMIT, timeOutUntil: null };
const SLICE = 'play';

type RecordsByUser = Readonly<Record<string, ResponsibleGamblingRecord>>;

const readRecords = (state: ExchangeState): RecordsByUser => (state.slices[SLICE] as RecordsByUser | undefined) ?? {};

/** Applies a pending limit whose waiting time is over. */
function applyPendingLimit(stored: StoredLimit, now: number): StoredLimit {
  return stored.pending !== null && stored.pending.from <= now
    ? { limit: stored.pending.limit, pending: null }
    : stored;
}

export function readRecord(state: ExchangeState, userId: string, now: number): ResponsibleGamblingRecord {
  const record = readRecords(state)[userId] ?? EMPTY_RECORD;
  return {
    deposit: applyPendingLimit(record.deposit, now),
    loss: applyPendingLimit(record.loss, now),
    timeOutUntil: record.timeOutUntil !== null && record.timeOutUntil > now ? record.timeOutUntil : null,
  };
}

export function saveRecord(state: ExchangeState, userId: string, record: ResponsibleGamblingRecord): void {
  state.slices[SLICE] = { ...readRecords(state), [userId]: record };
}

const countedEntryKinds: Readonly<Record<GamblingLimitKind, readonly EntryKind[]>> = {
  deposit: ['deposit'],
  loss: ['betting', 'commission', 'casino'],
};

/** Calculates the used part of a limit in its current period: deposits, or losses less wins. */
export function calculateUsedAmount(
  state: ExchangeState,
  userId: string,
  kind: GamblingLimitKind,
  period: LimitPeriod,
  now: number,
): Money {
  const since = now - periodDays[period] * DAY_MS;
  const amounts = state.entries
    .filter((entry) => entry.userId === userId && countedEntryKinds[kind].includes(entry.kind) && entry.at > since)
    .map((entry) => entry.amount);
  const total = sum(amounts);
  return maxMoney(ZERO, kind === 'deposit' ? total : negate(total));
}

const periodLabels: Readonly<Record<LimitPeriod, string>> = { day: '24 hours', week: '7 days', month: '30 days' };
const formatTime = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const responsibleGamblingMessage = {
  timeOut: (until: number) => `You are in a time-out until ${formatTime(until)}. No bets are taken.`,
  loss: ({ amount, period }: GamblingLimit) =>
    `Your loss limit of ${toPlainText(amount)} in ${periodLabels[period]} does not allow this bet.`,
  deposit: ({ amount, period }: GamblingLimit) =>
    `Your deposit limit of ${toPlainText(amount)} in ${periodLabels[period]} does not allow this deposit.`,
  saved: 'Your limit is saved.',
  savedForLater: 'Your limit will change in 24 hours.',
  badLimit: 'A limit must be at least 1.',
  timeOutTaken: (until: number) => `Time-out until ${formatTime(until)}.`,
  timeOutLonger: 'Your time-out already lasts longer.',
} as const;

export function findTimeOutRefusal(state: ExchangeState, userId: string, now: number): string | null {
  const { timeOutUntil } = readRecord(state, userId, now);
  return timeOutUntil === null ? null : responsibleGamblingMessage.timeOut(timeOutUntil);
}

/**
 * Refuses a bet that could exceed the loss limit of the period. Counts past losses and the worst case of all open bets
 * including this one. Accepts every bet that lowers the exposure.
 */
export function findLossRefusal(
  state: ExchangeState,
  userId: string,
  exposure: { readonly before: Money; readonly after: Money },
  now: number,
): string | null {
  const { limit } = readRecord(state, userId, now).loss;
  if (limit === null || exposure.after >= exposure.before) return null;
  const worstLoss = add(calculateUsedAmount(state, userId, 'loss', limit.period, now), absolute(exposure.after));
  return subtract(limit.amount, worstLoss) < 0 ? responsibleGamblingMessage.loss(limit) : null;
}

export function findDepositRefusal(state: ExchangeState, userId: string, amount: Money, now: number): string | null {
  const { limit } = readRecord(state, userId, now).deposit;
  if (limit === null) return null;
  return add(calculateUsedAmount(state, userId, 'deposit', limit.period, now), amount) > limit.amount
    ? responsibleGamblingMessage.deposit(limit)
    : null;
}
