import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import {
  calculateLastPage,
  createColumnDefs,
  createEntries,
  features,
  getPagination,
  getSorting,
  searchFn,
  type TableEntry,
} from './table-model.ts';
import type { TableState } from './table-state.ts';

export interface TableModel<Row> {
  /** Rows of this page, in order. */
  readonly page: readonly TableEntry<Row>[];
  /** Loaded rows of every page, in order. With server paging, those of this page. */
  readonly orderedRows: readonly Row[];
  readonly total: number;
  readonly lastPage: number;
  /** Number of rows before this page. */
  readonly rowsBefore: number;
}

interface TableModelOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly getRowKey: (row: Row) => string;
  readonly state: TableState;
  /** Rows on all pages of the server. Null when every row is loaded and the table searches, sorts and pages itself. */
  readonly total: number | null;
  /** The rows are the result of a server search. */
  readonly isSearched: boolean;
}

/** Search, order and pages of TanStack Table over this table's columns and state. */
export function useTableModel<Row>({
  rows,
  columns,
  getRowKey,
  state,
  total,
  isSearched,
}: TableModelOptions<Row>): TableModel<Row> {
  const entries = useMemo(() => createEntries(rows, columns, getRowKey), [rows, columns, getRowKey]);
  const definitions = useMemo(() => createColumnDefs(columns), [columns]);
  const isServerPaged = total !== null;
  const paging = getPagination(state, entries.length);
  const table = useTable({
    features,
    columns: definitions,
    data: entries,
    manualFiltering: isServerPaged || isSearched,
    manualSorting: isServerPaged,
    manualPagination: isServerPaged,
    autoResetPageIndex: false,
    getRowId: (entry) => entry.key,
    globalFilterFn: searchFn,
    getColumnCanGlobalFilter: () => true,
    state: { sorting: getSorting(state), globalFilter: state.search.trim(), pagination: paging },
  });
  const orderedRows = table.getSortedRowModel().rows;
  const count = total ?? orderedRows.length;
  const last = calculateLastPage(count, state.length);
  // A page past the end (removed rows, an old address) shows the last one.
  const first = isServerPaged ? 0 : Math.min(paging.pageIndex, last - 1) * paging.pageSize;
  const visibleRows =
    isServerPaged || paging.pageIndex < last
      ? table.getRowModel().rows
      : orderedRows.slice(first, first + paging.pageSize);
  return useMemo(
    () => ({
      page: visibleRows.map((row) => row.original as TableEntry<Row>),
      orderedRows: orderedRows.map((row) => (row.original as TableEntry<Row>).row),
      total: count,
      lastPage: last,
      rowsBefore: state.length === 'all' ? 0 : (Math.min(state.page, last) - 1) * state.length,
    }),
    [visibleRows, orderedRows, count, last, state.page, state.length],
  );
}
