import { add, type Money, ZERO } from '#shared/domain/money/money.ts';
import { countDays, type Day, listDaysInRange, toDay } from '#shared/format/days.ts';
import { listMonths, toMonth } from '#shared/format/months.ts';
import type { CasinoOrder } from './casino-order.ts';

/** Sum of the orders of a day, or of a month when the orders span many days. */
export interface PeriodResult {
  /** A `Month` when the results are by month. */
  readonly period: Day;
  readonly result: Money;
}

export interface OrderResults {
  readonly by: 'day' | 'month';
  /** In order, from the first to the last order. A period without orders is 0. */
  readonly results: readonly PeriodResult[];
}

/** More bars than this are too narrow for a phone. */
export const MAX_DAYS = 62;

/** Sums the results of orders by day in the display's zone, or by month. Leaves out orders without time or result. */
export function sumOrderResults(orders: readonly Pick<CasinoOrder, 'placedAt' | 'result'>[]): OrderResults {
  const dated = orders.flatMap(({ placedAt, result }) => {
    const day = toDay(placedAt);
    return day === null || result === null ? [] : [{ day, result }];
  });
  const days = dated.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { by: 'day', results: [] };
  const by = countDays({ from, to }) <= MAX_DAYS ? 'day' : 'month';
  const periods = by === 'day' ? listDaysInRange({ from, to }) : listMonths(toMonth(from), toMonth(to));
  const totals = new Map<string, Money>(periods.map((period) => [period, ZERO]));
  for (const { day, result } of dated) {
    const period = by === 'day' ? day : toMonth(day);
    totals.set(period, add(totals.get(period) ?? ZERO, result));
  }
  return { by, results: [...totals].map(([period, result]) => ({ period, result })) };
}
