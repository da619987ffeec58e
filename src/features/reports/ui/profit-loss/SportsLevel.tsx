import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { DayRange } from '#shared/format/days.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Button, Card, Cluster, moveFocusOnRemoval, type TableView } from '#ui-kit';
import { reportQueries, type ReportSpan } from '../../api/queries.ts';
import { type SportProfitTotal, sumProfitBySport } from '../../model/profit.ts';
import { chartTexts, profitTexts } from '../../texts.ts';
import { DayChartsSkeleton } from '../charts/DayChartsSkeleton.tsx';
import { LateNotice } from '../LateNotice.tsx';
import { createNoDaysContent, createTableContent } from '../table-content.tsx';
import { createSportColumns, type DrillDownLinks } from './profit-columns.tsx';
import { ProfitTable } from './ProfitTable.tsx';
import { ProfitTotals } from './ProfitTotals.tsx';

const DayCharts = lazy(async () => ({
  default: (await loadWithTexts(() => import('../charts/DayCharts.tsx'))).DayCharts,
}));

export interface ReportLevelProps {
  view: TableView;
  /** Null when no days are selected, which disables the query. */
  days: DayRange | null;
  span: ReportSpan;
  links: DrillDownLinks;
}

const getSportKey = ({ sportId }: SportProfitTotal) => sportId;

/** The whole period as charts and by sport. */
export function SportsLevel({ view, days, span, links, nextStep }: ReportLevelProps & { nextStep: ReactNode }) {
  const sportsQuery = useQuery(reportQueries.sports(span));
  const sports = useRetriableRead(sportsQuery);
  const rows = useMemo(() => sumProfitBySport(sports.data ?? []), [sports.data]);
  const columns = useMemo(() => createSportColumns(links), [links]);
  return (
    <>
      <LateNotice query={sports} />
      {span !== null && (sports.data !== undefined || sports.error === null) && (
        <ProfitTotals rows={sports.data === undefined ? null : rows} />
      )}
      {days !== null && span !== null && (
        <RequestedCharts>
          {sports.data === undefined && sports.error === null ? (
            <DayChartsSkeleton />
          ) : (
            <Suspense fallback={<DayChartsSkeleton />}>
              <DayCharts days={days} span={span} sports={rows} />
            </Suspense>
          )}
        </RequestedCharts>
      )}
      <ProfitTable
        title={profitTexts.sports}
        subject={profitTexts.allSports}
        columns={columns}
        getRowKey={getSportKey}
        content={
          span === null
            ? createNoDaysContent<SportProfitTotal>()
            : createTableContent(sports, rows, profitTexts, nextStep)
        }
        view={view}
        days={days}
      />
    </>
  );
}

/** In lite mode the charts wait for a press: they read every row of the period's statement. */
function RequestedCharts({ children }: { children: ReactNode }) {
  const { isOn: isLite } = useLiteMode();
  const [isRequested, setIsRequested] = useState(false);
  if (!isLite || isRequested) return children;
  return (
    <Card title={chartTexts.title}>
      <Cluster>
        <Button ref={moveFocusOnRemoval} onClick={() => setIsRequested(true)}>
          {chartTexts.show}
        </Button>
      </Cluster>
    </Card>
  );
}
