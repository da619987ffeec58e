import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { type DayRange, formatDay } from '#shared/format/days.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import {
  AmountBars,
  AmountPlot,
  type AmountPoint,
  type AmountSeries,
  Card,
  ChartSummary,
  EmptyState,
  ErrorPanel,
  PageGrid,
  TableDisclosure,
} from '#ui-kit';
import { reportQueries, type ReportSpan } from '../../api/queries.ts';
import { calculateDailyResults, type DailySummary, type DayResult, summarizeDays } from '../../model/daily-results.ts';
import type { SportProfitTotal } from '../../model/profit.ts';
import { chartTexts, texts } from '../../texts.ts';
import { ChartHeading, ChartSpace } from './Charts.styles.ts';
import { DayChartsSkeleton } from './DayChartsSkeleton.tsx';
import { DaysTable } from './DaysTable.tsx';

const createSeries = (id: string, name: string, tone: AmountSeries['tone']) => ({
  series: [{ id, name, tone, sign: 'always', hasTotal: false }] satisfies readonly AmountSeries[],
});
const createPlots = () => ({
  running: createSeries('running', chartTexts.running, 'accent'),
  daily: createSeries('result', chartTexts.daily, 'signed'),
});

const toPoint = (day: DayResult, amount: AmountPoint['amounts'][number]): AmountPoint => ({
  id: day.day,
  name: formatDay(day.day),
  tick: formatDay(day.day, 'short'),
  amounts: [amount],
});

export interface DayChartsProps {
  days: DayRange;
  span: ReportSpan;
  sports: readonly SportProfitTotal[];
}

/** Charts of the period. A text and a table repeat everything they show. */
export function DayCharts({ days, span, sports }: DayChartsProps) {
  const statementRowsQuery = useQuery(reportQueries.statementRows(span));
  const statementRows = useRetriableRead(statementRowsQuery);
  const { from, to } = days;
  const plots = useMemo(() => createPlots(), []);
  const results = useMemo(
    () => (statementRows.data === undefined ? null : calculateDailyResults(statementRows.data, { from, to })),
    [statementRows.data, from, to],
  );
  const points = useMemo(
    () => ({
      running: results?.map((day) => toPoint(day, day.running)) ?? [],
      daily: results?.map((day) => toPoint(day, day.result)) ?? [],
    }),
    [results],
  );
  if (results === null && statementRows.error !== null) {
    return (
      <Card title={chartTexts.title}>
        <ErrorPanel
          title={chartTexts.failed.title}
          onRetry={() => void statementRows.refetch()}
          busy={statementRows.isFetching}
        >
          {describeReadError(statementRows.error, texts.description)}
        </ErrorPanel>
      </Card>
    );
  }
  if (results === null) return <DayChartsSkeleton />;
  const summary = summarizeDays(results);
  if (summary.up + summary.down === 0) {
    return (
      <Card title={chartTexts.title}>
        <ChartSpace>
          <EmptyState title={chartTexts.none.title}>{chartTexts.none.description}</EmptyState>
        </ChartSpace>
      </Card>
    );
  }
  return (
    <PageGrid variant="wide-narrow">
      <Card title={chartTexts.title}>
        <ChartSummary>{describeSummary(summary).join(' ')}</ChartSummary>
        <ChartHeading>{chartTexts.running}</ChartHeading>
        <AmountPlot
          title={chartTexts.running}
          variant="line"
          {...plots.running}
          points={points.running}
          syncId="days"
        />
        <ChartHeading>{chartTexts.daily}</ChartHeading>
        <AmountPlot title={chartTexts.daily} variant="bars" {...plots.daily} points={points.daily} syncId="days" />
        <TableDisclosure>
          <summary>{chartTexts.asTable}</summary>
          <DaysTable days={results} period={days} />
        </TableDisclosure>
      </Card>
      {sports.length > 0 && (
        <Card title={chartTexts.bySport}>
          <AmountBars
            label={chartTexts.bySport}
            sign="always"
            rows={sports.map(({ sportId, sportName, net }) => ({ id: sportId, name: sportName, amount: net }))}
          />
        </Card>
      )}
    </PageGrid>
  );
}

const formatSigned = (amount: DailySummary['end']) => formatAmount(amount, { sign: 'always' });

function describeSummary({ end, up, down, best, worst }: DailySummary): string[] {
  return [
    chartTexts.summary({ end: formatSigned(end), up, down }),
    ...(best === null ? [] : [chartTexts.best({ day: formatDay(best.day), result: formatSigned(best.result) })]),
    ...(worst === null ? [] : [chartTexts.worst({ day: formatDay(worst.day), result: formatSigned(worst.result) })]),
  ];
}
