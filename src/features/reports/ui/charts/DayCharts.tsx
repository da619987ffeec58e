import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { type DayRange, formatDay } from '#shared/format/days.ts';
import { Card, ErrorPanel, PageGrid, Skeleton } from '#ui-kit';
import { reportQueries, type ReportSpan } from '../../api/queries.ts';
import { calculateDailyResults, type DailySummary, summarizeDays } from '../../model/daily-results.ts';
import type { SportProfitTotal } from '../../model/profit.ts';
import { chartTexts, texts } from '../../texts.ts';
import { ChartHeading, SummaryText, TableDisclosure } from './Charts.styles.ts';
import { DailyChart } from './DailyChart.tsx';
import { DaysTable } from './DaysTable.tsx';
import { SportsChart } from './SportsChart.tsx';

export interface DayChartsProps {
  days: DayRange;
  span: ReportSpan;
  sports: readonly SportProfitTotal[];
}

/** Charts of the period. A text and a table repeat everything they show. */
export function DayCharts({ days, span, sports }: DayChartsProps) {
  const statementRows = useQuery(reportQueries.statementRows(span));
  const { from, to } = days;
  const results = useMemo(
    () => (statementRows.data === undefined ? null : calculateDailyResults(statementRows.data, { from, to })),
    [statementRows.data, from, to],
  );
  if (results === null && statementRows.error !== null) {
    return (
      <Card title={chartTexts.title}>
        <ErrorPanel
          title={chartTexts.failed.title}
          onRetry={() => void statementRows.refetch()}
          retrying={statementRows.isFetching}
        >
          {describeReadError(statementRows.error, texts.description)}
        </ErrorPanel>
      </Card>
    );
  }
  return (
    <PageGrid columns="wide-narrow">
      <Card title={chartTexts.title} aria-busy={results === null}>
        {results === null ? (
          <Skeleton shape="block" height="20rem" width="100%" />
        ) : (
          <>
            <SummaryText>{describeSummary(summarizeDays(results)).join(' ')}</SummaryText>
            <ChartHeading>{chartTexts.running}</ChartHeading>
            <DailyChart days={results} show="running" />
            <ChartHeading>{chartTexts.daily}</ChartHeading>
            <DailyChart days={results} show="result" />
            <TableDisclosure>
              <summary>{chartTexts.asTable}</summary>
              <DaysTable days={results} period={days} />
            </TableDisclosure>
          </>
        )}
      </Card>
      {sports.length > 0 && (
        <Card title={chartTexts.bySport}>
          <SportsChart sports={sports} />
        </Card>
      )}
    </PageGrid>
  );
}

const formatSigned = (amount: DailySummary['end']) => formatAmount(amount, { sign: 'always' });

function describeSummary({ end, up, down, best, worst }: DailySummary): string[] {
  return [
    chartTexts.summary(formatSigned(end), up, down),
    ...(best === null ? [] : [chartTexts.best(formatDay(best.day), formatSigned(best.result))]),
    ...(worst === null ? [] : [chartTexts.worst(formatDay(worst.day), formatSigned(worst.result))]),
  ];
}
