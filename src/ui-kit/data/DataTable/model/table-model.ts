import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table';
import { toLatinDigits } from '#shared/domain/money/latin-digits.ts';
import { getDisplaySettings } from '#shared/format/display.ts';
import { formatCell, getSortKey, type TableCellValue } from './cell-value.ts';
import type { Column } from './column.ts';
import type { TableState } from './table-state.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

export type Features = typeof features;

/** A row with its sort key and search text, computed once instead of per comparison. */
export interface TableEntry<Row> {
  readonly key: string;
  readonly row: Row;
  readonly sortKeys: Readonly<Record<string, string | number | null>>;
  readonly text: string;
}

const createSearchText = (values: readonly TableCellValue[]): string =>
  toLatinDigits(values.map(formatCell).join('\n')).toLocaleLowerCase();

/** Creates an entry for each row. A server may send equal rows: their keys get a number, because keys must differ. */
export function createEntries<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  getRowKey: (row: Row) => string,
): TableEntry<Row>[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const values = columns.map((column) => [column.id, column.getValue(row)] as const);
    const key = getRowKey(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return {
      key: count === 1 ? key : `${key} (${count})`,
      row,
      sortKeys: Object.fromEntries(values.map(([id, value]) => [id, getSortKey(value)])),
      text: createSearchText(values.map(([, value]) => value)),
    };
  });
}

// A cache: a collator takes long to create.
let collator: { readonly locale: string; readonly compare: (a: string, b: string) => number } | null = null;

/** Natural text order: "Over 9" before "Over 10", accented letters beside plain ones. */
function compareTexts(a: string, b: string): number {
  const { locale } = getDisplaySettings();
  collator =
    collator?.locale === locale
      ? collator
      : { locale, compare: new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }).compare };
  return collator.compare(a, b);
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

const compareBySortKey: SortFn<Features, TableEntry<unknown>> = (a, b, column) =>
  compare(a.getValue(column), b.getValue(column));

/** Converts columns for TanStack Table. A row without a value sorts last in both directions. */
export const createColumnDefs = (
  columns: readonly Pick<Column<never>, 'id' | 'sortable'>[],
): ColumnDef<Features, TableEntry<unknown>>[] =>
  columns.map(({ id, sortable = false }) => ({
    id,
    accessorFn: ({ sortKeys }: TableEntry<unknown>) => sortKeys[id] ?? undefined,
    sortFn: compareBySortKey,
    sortUndefined: 'last' as const,
    enableSorting: sortable,
  }));

/** Checks that every search word occurs in the row's text on screen. */
export const matchesSearch = (text: string, search: string): boolean =>
  toLatinDigits(search)
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));

export const searchFn = (row: { readonly original: TableEntry<unknown> }, _column: string, search: string): boolean =>
  matchesSearch(row.original.text, search);

/** Returns the rows that a search finds, for rows outside the table. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const query = search.trim();
  return query === ''
    ? rows
    : rows.filter((row) => matchesSearch(createSearchText(columns.map((column) => column.getValue(row))), query));
}

/** TanStack pages start at 0. "All" is a page longer than any table. */
export const getPagination = ({ page, length }: TableState, rows: number) =>
  length === 'all' ? { pageIndex: 0, pageSize: Math.max(1, rows) } : { pageIndex: page - 1, pageSize: length };

export const getSorting = ({ sort }: TableState) =>
  sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }];

/** Number of the last page, from 1. */
export const calculateLastPage = (total: number, length: TableState['length']): number =>
  length === 'all' ? 1 : Math.max(1, Math.ceil(total / length));
