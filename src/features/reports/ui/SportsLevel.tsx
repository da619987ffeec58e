import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { DayRange } from '#shared/format/days.ts';
import { Skeleton, type TableView } from '#ui-kit';
import { reportQueries, type Span } from '../api/queries.ts';
import { sportLines, type SportLine } from '../model/profit.ts';
import { profitTexts as words } from '../texts.ts';
import { contentOf, withoutDays } from './content.tsx';
import { sportColumns, type Leads } from './profit-columns.tsx';
import { ProfitTable } from './ProfitTable.tsx';
import { Totals } from './Totals.tsx';

const DayCharts = lazy(async () => ({ default: (await import('./DayCharts.tsx')).DayCharts }));

export interface LevelProps {
  view: TableView;
  /** Null: none are chosen, and nothing is asked. */
  days: DayRange | null;
  span: Span;
  leads: Leads;
}

const sportKey = ({ sportId }: SportLine) => sportId;

/** The period as a whole, drawn and by sport. */
export function SportsLevel({ view, days, span, leads }: LevelProps) {
  const sports = useQuery(reportQueries.sports(span));
  const lines = useMemo(() => sportLines(sports.data ?? []), [sports.data]);
  const columns = useMemo(() => sportColumns(leads), [leads]);
  return (
    <>
      {span !== null && sports.error === null && <Totals lines={sports.data === undefined ? null : lines} />}
      {days !== null && span !== null && (
        <Suspense fallback={<Skeleton shape="block" height="20rem" width="100%" />}>
          <DayCharts days={days} span={span} sports={lines} />
        </Suspense>
      )}
      <ProfitTable
        title={words.sports}
        of={words.allSports}
        columns={columns}
        rowKey={sportKey}
        content={span === null ? withoutDays<SportLine>() : contentOf(sports, lines, words)}
        view={view}
        days={days}
      />
    </>
  );
}
