import { type DayChoice, parseDayChoice, resolveDayChoice } from '#shared/format/day-choice.ts';
import { toTimeSpan } from '#shared/format/days.ts';
import { defaultTableState, type TableState } from '#ui-kit';
import type { RequestFilter } from './request-filter.ts';

export const transactionTypes = ['all', 'DEPOSIT', 'WITHDRAW'] as const;
export type TransactionType = (typeof transactionTypes)[number];

const DEFAULT_DAYS: DayChoice = { kind: '30d' };

/** Initial state of the table: the last thirty days, both types. */
export const initialTransactionTable: TableState = {
  ...defaultTableState,
  length: 25,
  filters: { type: 'all', days: DEFAULT_DAYS.kind },
};

export const getTransactionType = ({ filters }: TableState): TransactionType =>
  transactionTypes.find((type) => type === filters['type']) ?? 'all';
export const getDayChoice = ({ filters }: TableState): DayChoice => parseDayChoice(filters['days']) ?? DEFAULT_DAYS;

/** Largest page that the server returns. */
const MAX_PAGE_SIZE = 100;

/**
 * Builds the filter of the request. `now`: milliseconds since 1970-01-01 UTC. Null when the chosen days are no range.
 */
export function toRequestFilter(state: TableState, now: number): RequestFilter | null {
  const days = resolveDayChoice(getDayChoice(state), now);
  const span = days === null ? null : toTimeSpan(days);
  if (span === null) return null;
  const type = getTransactionType(state);
  return {
    type: type === 'all' ? null : type,
    ...span,
    page: state.page,
    limit: state.length === 'all' ? MAX_PAGE_SIZE : state.length,
  };
}
