import { type DayRange, formatDays } from '#shared/format/days.ts';
import {
  Card,
  Cluster,
  type Column,
  createTextNotes,
  DataTable,
  type TableContent,
  TableExport,
  type TableView,
} from '#ui-kit';
import { profitTexts, texts } from '../../texts.ts';

export interface ProfitTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  getRowKey: (row: Row) => string;
  content: TableContent<Row>;
  view: TableView;
  days: DayRange | null;
  /** Sport or match that contains the rows. */
  subject: string;
}

/** One level of the report with search, sorting, paging and export of all rows. */
export function ProfitTable<Row>({ title, columns, getRowKey, content, view, days, subject }: ProfitTableProps<Row>) {
  const notes = createTextNotes([
    [texts.notes.days, days === null ? '' : formatDays(days)],
    [texts.notes.of, subject],
    [texts.notes.search, view.state.search],
  ]);
  return (
    <Card title={title} padding="flush">
      <DataTable
        label={title}
        columns={columns}
        getRowKey={getRowKey}
        content={content}
        view={view}
        searchLabel={profitTexts.search}
        renderTools={(arranged) => (
          <Cluster>
            <TableExport
              name={profitTexts.exportName({ of: title })}
              columns={columns}
              readRows={() => arranged}
              notes={notes}
            />
          </Cluster>
        )}
      />
    </Card>
  );
}
