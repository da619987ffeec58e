import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type SortFn,
} from '@tanstack/react-table';
import { display } from '#shared/format/display.ts';
import { cellOrder, cellText, type CellValue } from './cellValue.ts';
import type { Column } from './column.ts';
import type { TableState } from './tableState.ts';

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

/** A row beside what it is ordered by and searched in: worked out once, not once per comparison. */
export interface Entry<Row> {
  readonly key: string;
  readonly row: Row;
  readonly order: Readonly<Record<string, string | number | null>>;
  readonly text: string;
}

const searched = (values: readonly CellValue[]): string => values.map(cellText).join('\n').toLocaleLowerCase();

export const entriesOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], rowKey: (row: Row) => string): Entry<Row>[] =>
  rows.map((row) => {
    const values = columns.map((column) => [column.id, column.value(row)] as const);
    return { key: rowKey(row), row, order: Object.fromEntries(values.map(([id, value]) => [id, cellOrder(value)])), text: searched(values.map(([, value]) => value)) };
  });

let collator: { readonly locale: string; readonly compare: (a: string, b: string) => number } | null = null;

/** As people order texts: "Over 9" before "Over 10", accents beside their letters. */
function compareTexts(a: string, b: string): number {
  const { locale } = display();
  collator = collator?.locale === locale ? collator : { locale, compare: new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }).compare };
  return collator.compare(a, b);
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

const inOrder: SortFn<Features, Entry<unknown>> = (a, b, column) => compare(a.getValue(column), b.getValue(column));

/** The library's columns. A row without a value goes last in both directions. */
export const modelColumns = (columns: readonly Pick<Column<never>, 'id' | 'sortable'>[]): ColumnDef<Features, Entry<unknown>>[] =>
  columns.map(({ id, sortable = false }) => ({
    id,
    accessorFn: ({ order }: Entry<unknown>) => order[id] ?? undefined,
    sortFn: inOrder,
    sortUndefined: 'last' as const,
    enableSorting: sortable,
  }));

/** Every word of the search stands somewhere in the row as it is shown. */
export const holds = (text: string, search: string): boolean =>
  search.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word));

export const searchFn = (row: { readonly original: Entry<unknown> }, _column: string, search: string): boolean => holds(row.original.text, search);

/** The rows that a search finds: for rows that the table itself does not hold. */
export function rowsFound<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const wanted = search.trim();
  return wanted === '' ? rows : rows.filter((row) => holds(searched(columns.map((column) => column.value(row))), wanted));
}

/** The library's pages start at 0; everything on one page is a page of more rows than there can be. */
export const paginationOf = ({ page, length }: TableState, rows: number) =>
  length === 'all'
    ? { pageIndex: 0, pageSize: Math.max(1, rows) }
    : { pageIndex: page - 1, pageSize: length };

export const sortingOf = ({ sort }: TableState) => (sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }]);

/** The last page, from 1. */
export const lastPage = (total: number, length: TableState['length']): number => (length === 'all' ? 1 : Math.max(1, Math.ceil(total / length)));
