import { useMemo } from 'react';
import { units } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { type DayRange, formatDay } from '#shared/format/days.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { AmountChart, type AmountSeries } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import { type DayBalance, listDayBalances } from '../model/day-balances.ts';
import { chartTexts } from '../texts.ts';

export interface BalanceChartProps {
  /** Every row of the days, oldest first. Undefined while they load. */
  rows: readonly NumberedRow[] | undefined;
  days: DayRange;
  /** Milliseconds since 1970. The chart ends with its day. */
  now: number;
}

const createSeries = (): readonly AmountSeries[] => [
  { id: 'balance', name: chartTexts.balance, tone: 'accent', sign: 'negative', hasTotal: false },
];

/** A usual balance: its text keeps the space of the summary while the rows load. */
const USUAL_BALANCE = units(10_000);

function describeBalances(balances: readonly DayBalance[]): string {
  const last = balances.at(-1);
  if (last === undefined) return '';
  const lowest = balances.reduce((low, day) => (day.balance < low.balance ? day : low), last);
  const highest = balances.reduce((high, day) => (day.balance > high.balance ? day : high), last);
  return chartTexts.summary({
    highestDay: formatDay(highest.day),
    highestBalance: formatAmount(highest.balance),
    lowestDay: formatDay(lowest.day),
    lowestBalance: formatAmount(lowest.balance),
  });
}

/** The balance at the end of each day of a statement. */
export function BalanceChart({ rows, days: { from, to }, now }: BalanceChartProps) {
  const { isOn: isLite } = useLiteMode();
  const balances = useMemo(
    () => (rows === undefined ? null : listDayBalances(rows, { from, to }, now)),
    [rows, from, to, now],
  );
  const points = useMemo(
    () =>
      balances?.map(({ day, balance }) => ({
        id: day,
        name: formatDay(day),
        tick: formatDay(day, 'short'),
        amounts: [balance],
      })) ?? null,
    [balances],
  );
  const series = useMemo(() => createSeries(), []);
  return (
    <AmountChart
      title={chartTexts.title}
      summary={describeBalances(balances ?? [{ day: to, balance: USUAL_BALANCE }])}
      pointName={chartTexts.day}
      variant="line"
      series={series}
      points={points}
      deferred={isLite}
    />
  );
}
