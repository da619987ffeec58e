import { formatDays, type DayRange } from '#shared/format/days.ts';
import { Card, DataTable, TableExport, textNotes, type Column, type TableContent, type TableView } from '#ui-kit';
import { profitTexts, texts } from '../texts.ts';
import { Filters } from './Report.styles.ts';

export interface ProfitTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  content: TableContent<Row>;
  view: TableView;
  days: DayRange | null;
  /** What the rows are of: the sport, the match. */
  of: string;
}

/** One level of the report: searched, ordered, paged, and written to files whole. */
export function ProfitTable<Row>({ title, columns, rowKey, content, view, days, of }: ProfitTableProps<Row>) {
  const notes = textNotes([
    [texts.notes.days, days === null ? '' : formatDays(days)],
    [texts.notes.of, of],
    [texts.notes.search, view.state.search],
  ]);
  return (
    <Card title={title} padding="flush">
      <DataTable
        label={title}
        columns={columns}
        rowKey={rowKey}
        content={content}
        view={view}
        searchLabel={profitTexts.search}
        tools={(arranged) => (
          <Filters>
            <TableExport name={profitTexts.exportName(title)} columns={columns} rows={() => arranged} notes={notes} />
          </Filters>
        )}
      />
    </Card>
  );
}
