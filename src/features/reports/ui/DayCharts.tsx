import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatDay, type DayRange } from '#shared/format/days.ts';
import { Card, ErrorPanel, Skeleton } from '#ui-kit';
import { reportQueries, type Span } from '../api/queries.ts';
import { dailyResults, summaryOf, type DailySummary } from '../model/daily.ts';
import type { SportLine } from '../model/profit.ts';
import { chartTexts as words, texts } from '../texts.ts';
import { DailyChart } from './charts/DailyChart.tsx';
import { SportsChart } from './charts/SportsChart.tsx';
import { AsTable, Charts, Name, Words } from './charts/Charts.styles.ts';
import { DaysTable } from './DaysTable.tsx';

export interface DayChartsProps {
  days: DayRange;
  span: Span;
  sports: readonly SportLine[];
}

/** The period as people would rather look at it. Everything drawn stands in words and in a table too. */
export function DayCharts({ days, span, sports }: DayChartsProps) {
  const booked = useQuery(reportQueries.booked(span));
  const { from, to } = days;
  const results = useMemo(() => (booked.data === undefined ? null : dailyResults(booked.data, { from, to })), [booked.data, from, to]);
  if (results === null && booked.error !== null) {
    return (
      <Card title={words.title}>
        <ErrorPanel title={words.failed.title} onRetry={() => void booked.refetch()} retrying={booked.isFetching}>
          {whyUnread(booked.error, texts.why)}
        </ErrorPanel>
      </Card>
    );
  }
  return (
    <Charts>
      <Card title={words.title} aria-busy={results === null}>
        {results === null ? (
          <Skeleton shape="block" height="20rem" width="100%" />
        ) : (
          <>
            <Words>{told(summaryOf(results)).join(' ')}</Words>
            <Name>{words.running}</Name>
            <DailyChart days={results} show="running" />
            <Name>{words.daily}</Name>
            <DailyChart days={results} show="result" />
            <AsTable>
              <summary>{words.asTable}</summary>
              <DaysTable days={results} period={days} />
            </AsTable>
          </>
        )}
      </Card>
      {sports.length > 0 && (
        <Card title={words.bySport}>
          <SportsChart sports={sports} />
        </Card>
      )}
    </Charts>
  );
}

const signed = (amount: DailySummary['end']) => formatAmount(amount, { sign: 'always' });

function told({ end, up, down, best, worst }: DailySummary): string[] {
  return [
    words.summary(signed(end), up, down),
    ...(best === null ? [] : [words.best(formatDay(best.day), signed(best.result))]),
    ...(worst === null ? [] : [words.worst(formatDay(worst.day), signed(worst.result))]),
  ];
}
