import { useMemo, useState } from 'react';
import { formatDay } from '#shared/format/days.ts';
import { DataTable, freshTable, moneyCell, pageLengthsAndAll, TableExport, textCell, type Column, type TableState } from '#ui-kit';
import type { DayResult } from '../model/daily.ts';
import { chartTexts, profitTexts } from '../texts.ts';

const names = profitTexts.columns;
const columns: readonly Column<DayResult>[] = [
  { id: 'day', header: names.day, value: ({ day }) => textCell(formatDay(day)), width: 9 },
  { id: 'result', header: names.result, value: ({ result }) => moneyCell(result, 'always'), width: 8, sortable: true },
  { id: 'running', header: names.running, value: ({ running }) => moneyCell(running, 'always'), width: 9, sortable: true },
];
const dayKey = ({ day }: DayResult): string => day;

/** The chart's figures, day by day. */
export function DaysTable({ days }: { days: readonly DayResult[] }) {
  const [state, setState] = useState<TableState>(freshTable);
  const content = useMemo(() => ({ kind: 'rows' as const, rows: days, empty: null }), [days]);
  return (
    <DataTable
      label={chartTexts.title}
      columns={columns}
      rowKey={dayKey}
      content={content}
      view={{ state, onState: setState, lengths: pageLengthsAndAll }}
      tools={(arranged) => <TableExport name={chartTexts.title} columns={columns} rows={() => arranged} />}
    />
  );
}
