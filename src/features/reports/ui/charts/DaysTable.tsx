import { useMemo, useState } from 'react';
import { sum } from '#shared/domain/money/money.ts';
import { type DayRange, formatDays } from '#shared/format/days.ts';
import {
  type Column,
  createTextNotes,
  DataTable,
  defaultTableState,
  pageLengthsAndAll,
  TableExport,
  type TableState,
  toDayCell,
  toMoneyCell,
} from '#ui-kit';
import type { DayResult } from '../../model/daily-results.ts';
import { chartTexts, profitTexts, texts } from '../../texts.ts';

const sumResults = (days: readonly DayResult[]) => toMoneyCell(sum(days.map(({ result }) => result)), 'always');
const createColumns = (): readonly Column<DayResult>[] => [
  { id: 'day', header: profitTexts.columns.day, getValue: ({ day }) => toDayCell(day), width: 9 },
  {
    id: 'result',
    header: profitTexts.columns.result,
    getValue: ({ result }) => toMoneyCell(result, 'always'),
    width: 8,
    sortable: true,
    getFooter: sumResults,
  },
  {
    id: 'running',
    header: profitTexts.columns.running,
    getValue: ({ running }) => toMoneyCell(running, 'always'),
    width: 9,
    sortable: true,
  },
];
const getDayKey = ({ day }: DayResult): string => day;

/** The chart's figures as a table, day by day. */
export function DaysTable({ days, period }: { days: readonly DayResult[]; period: DayRange }) {
  const columns = useMemo(() => createColumns(), []);
  const [state, setState] = useState<TableState>(defaultTableState);
  const content = useMemo(() => ({ kind: 'rows' as const, rows: days, empty: null }), [days]);
  const notes = createTextNotes([[texts.notes.days, formatDays(period)]]);
  return (
    <DataTable
      label={chartTexts.title}
      columns={columns}
      getRowKey={getDayKey}
      content={content}
      view={{ state, onState: setState, lengths: pageLengthsAndAll }}
      renderTools={(arranged) => (
        <TableExport name={chartTexts.title} columns={columns} readRows={() => arranged} notes={notes} />
      )}
    />
  );
}
