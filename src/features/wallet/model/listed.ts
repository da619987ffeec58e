import { chosenDays, readDayChoice, type DayChoice } from '#shared/format/day-choice.ts';
import { spanOfDays } from '#shared/format/days.ts';
import { freshTable, type TableState } from '#ui-kit';
import type { Wanted } from './wanted.ts';

export const types = ['all', 'DEPOSIT', 'WITHDRAW'] as const;
export type ListedType = (typeof types)[number];

const USUAL_DAYS: DayChoice = { kind: '30d' };

/** The list as it is first seen: the last thirty days, of both types. */
export const freshTransactions: TableState = { ...freshTable, length: 25, filters: { type: 'all', days: USUAL_DAYS.kind } };

export const typeOf = ({ filters }: TableState): ListedType => types.find((type) => type === filters['type']) ?? 'all';
export const daysOf = ({ filters }: TableState): DayChoice => readDayChoice(filters['days']) ?? USUAL_DAYS;

/** Every request the filters let through is on one of the server's pages. */
const ALL_AT_ONCE = 100;

/** What the server is asked for, at `now` (milliseconds); null while two chosen days are no range. */
export function wantedOf(state: TableState, now: number): Wanted | null {
  const days = chosenDays(daysOf(state), now);
  const span = days === null ? null : spanOfDays(days);
  if (span === null) return null;
  const type = typeOf(state);
  return { type: type === 'all' ? null : type, ...span, page: state.page, limit: state.length === 'all' ? ALL_AT_ONCE : state.length };
}
