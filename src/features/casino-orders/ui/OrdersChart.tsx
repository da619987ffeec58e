import { useMemo } from 'react';
import { sum } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatDay } from '#shared/format/days.ts';
import { formatMonth } from '#shared/format/months.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { AmountChart, type AmountSeries } from '#ui-kit';
import type { CasinoOrder } from '../model/casino-order.ts';
import { sumOrderResults } from '../model/order-results.ts';
import { chartTexts } from '../texts.ts';

const createSeries = (): readonly AmountSeries[] => [
  { id: 'result', name: chartTexts.result, tone: 'signed', sign: 'always', hasTotal: true },
];

/** Results of the orders on screen by day, or by month if they span many days. */
export function OrdersChart({ orders }: { orders: readonly CasinoOrder[] }) {
  const { isOn: isLite } = useLiteMode();
  const { by, results } = useMemo(() => sumOrderResults(orders), [orders]);
  const series = useMemo(() => createSeries(), []);
  const points = useMemo(
    () =>
      results.map(({ period, result }) => ({
        id: period,
        name: by === 'day' ? formatDay(period) : formatMonth(period),
        tick: by === 'day' ? formatDay(period, 'short') : formatMonth(period),
        amounts: [result],
      })),
    [by, results],
  );
  const total = formatAmount(sum(results.map(({ result }) => result)), { sign: 'always' });
  return (
    <AmountChart
      title={chartTexts.titles[by]}
      summary={chartTexts.summary({ count: orders.length, total })}
      pointName={chartTexts.periods[by]}
      variant="bars"
      series={series}
      points={points}
      deferred={isLite}
    />
  );
}
