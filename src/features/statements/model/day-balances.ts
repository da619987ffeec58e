import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { type Money, subtract } from '#shared/domain/money/money.ts';
import { type Day, type DayRange, listDaysInRange, toDay } from '#shared/format/days.ts';

/** Balance at the end of a day in the display's zone. */
export interface DayBalance {
  readonly day: Day;
  readonly balance: Money;
}

/**
 * Lists the balance at the end of each day of a statement, up to the day of `now` (milliseconds). A day without rows
 * keeps the balance of the day before. Rows are the whole account's, oldest first; without rows there are no days.
 */
export function listDayBalances(
  rows: readonly Pick<StatementRow, 'at' | 'amount' | 'balance'>[],
  { from, to }: DayRange,
  now: number,
): readonly DayBalance[] {
  const [first] = rows;
  if (first === undefined) return [];
  const balanceByDay = new Map<Day, Money>();
  for (const { at, balance } of rows) {
    const day = toDay(at);
    if (day !== null) balanceByDay.set(day, balance);
  }
  const today = toDay(now);
  let balance = subtract(first.balance, first.amount);
  return listDaysInRange({ from, to: today !== null && today < to ? today : to }).map((day) => {
    balance = balanceByDay.get(day) ?? balance;
    return { day, balance };
  });
}
