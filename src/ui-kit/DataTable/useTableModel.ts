import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import { entriesOf, features, lastPage, modelColumns, paginationOf, searchFn, sortingOf, type Entry } from './model.ts';
import type { TableState } from './tableState.ts';

export interface TableModel<Row> {
  /** The rows of this page, in order. */
  readonly page: readonly Entry<Row>[];
  /** The rows of every page, in order, as far as they are here: with server paging, this page's. */
  readonly arranged: readonly Row[];
  readonly total: number;
  readonly lastPage: number;
  /** How many rows stand before this page's first. */
  readonly before: number;
}

interface Asked<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly state: TableState;
  /** Rows on all pages of the server; null where every row is here and this side searches, sorts and cuts. */
  readonly total: number | null;
  /** The rows are what a search found. */
  readonly searched: boolean;
}

/** Search, order and pages of TanStack Table over this table's columns and state. */
export function useTableModel<Row>({ rows, columns, rowKey, state, total, searched }: Asked<Row>): TableModel<Row> {
  const entries = useMemo(() => entriesOf(rows, columns, rowKey), [rows, columns, rowKey]);
  const definitions = useMemo(() => modelColumns(columns), [columns]);
  const server = total !== null;
  const wanted = paginationOf(state, entries.length);
  const table = useTable({
    features,
    columns: definitions,
    data: entries as Entry<unknown>[],
    manualFiltering: server || searched,
    manualSorting: server,
    manualPagination: server,
    autoResetPageIndex: false,
    getRowId: (entry) => entry.key,
    globalFilterFn: searchFn,
    getColumnCanGlobalFilter: () => true,
    state: { sorting: sortingOf(state), globalFilter: state.search.trim(), pagination: wanted },
  });
  const arranged = table.getSortedRowModel().rows;
  const count = total ?? arranged.length;
  const last = lastPage(count, state.length);
  // A page past the end (rows gone, an old address) shows the last one.
  const first = server ? 0 : Math.min(wanted.pageIndex, last - 1) * wanted.pageSize;
  const shown = server || wanted.pageIndex < last ? table.getRowModel().rows : arranged.slice(first, first + wanted.pageSize);
  return useMemo(
    () => ({
      page: shown.map((row) => row.original as Entry<Row>),
      arranged: arranged.map((row) => (row.original as Entry<Row>).row),
      total: count,
      lastPage: last,
      before: state.length === 'all' ? 0 : (Math.min(state.page, last) - 1) * state.length,
    }),
    [shown, arranged, count, last, state.page, state.length],
  );
}
