import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { sum } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatMonth } from '#shared/format/months.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { AmountChart, type AmountSeries } from '#ui-kit';
import { createAllRequestsQuery } from '../../api/read-all-requests.ts';
import { sumPaymentsByMonth } from '../../model/monthly-payments.ts';
import type { RequestFilter } from '../../model/request-filter.ts';
import { paymentChartTexts as labels } from './transaction-texts.ts';

const createSeries = (): readonly AmountSeries[] => [
  { id: 'deposits', name: labels.deposits, tone: 'accent', sign: 'always', hasTotal: true },
  { id: 'withdrawals', name: labels.withdrawals, tone: 'quiet', sign: 'always', hasTotal: true },
];

export interface PaymentsChartProps {
  filter: RequestFilter;
  /** Requests on the page of the table, and their number on all pages. */
  rows: readonly WalletRequest[];
  total: number;
}

/** A list with more requests has no chart: reading all of them takes too many calls. */
const MAX_REQUESTS = 1_000;
const NO_REQUESTS: readonly WalletRequest[] = [];

/** Deposits and withdrawals by month. It reads the other pages of the table, but not in lite mode. */
export function PaymentsChart({ filter: { type, from, to }, rows, total }: PaymentsChartProps) {
  const { isOn: isLite } = useLiteMode();
  const hasAllRows = rows.length >= total;
  const { data: requests = NO_REQUESTS } = useQuery({
    ...createAllRequestsQuery({ type, from, to }),
    enabled: !hasAllRows && !isLite && total <= MAX_REQUESTS,
  });
  const months = useMemo(() => sumPaymentsByMonth(hasAllRows ? rows : requests), [hasAllRows, rows, requests]);
  const points = useMemo(
    () =>
      months.map(({ month, deposits, withdrawals }) => ({
        id: month,
        name: formatMonth(month),
        tick: formatMonth(month),
        amounts: [deposits, withdrawals],
      })),
    [months],
  );
  const series = useMemo(() => createSeries(), []);
  return (
    <AmountChart
      title={labels.title}
      summary={labels.summary({
        deposits: formatAmount(sum(months.map(({ deposits }) => deposits)), { sign: 'always' }),
        withdrawals: formatAmount(sum(months.map(({ withdrawals }) => withdrawals)), { sign: 'always' }),
      })}
      pointName={labels.month}
      variant="bars"
      series={series}
      points={points}
      deferred={isLite}
    />
  );
}
