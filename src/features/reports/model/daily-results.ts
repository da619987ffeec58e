import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { add, type Money, ZERO } from '#shared/domain/money/money.ts';
import { type Day, type DayRange, listDaysInRange, toDay } from '#shared/format/days.ts';

export type BookedRow = Pick<StatementRow, 'at' | 'kind' | 'amount'>;

/** One day of the period. */
export interface DayResult {
  readonly day: Day;
  readonly result: Money;
  /** Sum from the first day of the period to this one. */
  readonly running: Money;
}

/** Kinds of rows that count as results. Deposits and withdrawals do not. */
const RESULT_KINDS: ReadonlySet<string> = new Set(['betting', 'commission', 'casino']);

/** Sums the net result of each day in the display's zone. Days without results are 0. */
export function calculateDailyResults(rows: readonly BookedRow[], days: DayRange): readonly DayResult[] {
  const byDay = new Map<Day, Money>(listDaysInRange(days).map((day) => [day, ZERO]));
  for (const { at, kind, amount } of rows) {
    const day = RESULT_KINDS.has(kind) ? toDay(at) : null;
    const before = day === null ? undefined : byDay.get(day);
    if (day !== null && before !== undefined) byDay.set(day, add(before, amount));
  }
  let running = ZERO;
  return [...byDay].map(([day, result]) => {
    running = add(running, result);
    return { day, result, running };
  });
}

export interface DailySummary {
  readonly best: DayResult | null;
  readonly worst: DayResult | null;
  readonly end: Money;
  readonly up: number;
  readonly down: number;
}

/** Summarizes the days in a few figures, for the text next to the chart. */
export function summarizeDays(days: readonly DayResult[]): DailySummary {
  const findExtreme = (isBetter: (a: Money, b: Money) => boolean) =>
    days.reduce<DayResult | null>(
      (extreme, day) =>
        day.result !== ZERO && (extreme === null || isBetter(day.result, extreme.result)) ? day : extreme,
      null,
    );
  const best = findExtreme((a, b) => a > b);
  const worst = findExtreme((a, b) => a < b);
  return {
    best: best !== null && best.result > ZERO ? best : null,
    worst: worst !== null && worst.result < ZERO ? worst : null,
    end: days.at(-1)?.running ?? ZERO,
    up: days.filter(({ result }) => result > ZERO).length,
    down: days.filter(({ result }) => result < ZERO).length,
  };
}
