import { textCell, type TableCellValue } from '../../DataTable/model/cell-value.ts';
import type { Column } from '../../DataTable/model/column.ts';
import { computeTotals } from '../../DataTable/model/totals.ts';

/** So many columns want the long side of the paper. */
export const WIDE_FROM = 7;

/** What the rows of a file are of. */
export type ExportNotes = readonly (readonly [name: string, value: TableCellValue])[];

/** What every kind of file is written from. */
export interface ExportSheet {
  readonly title: string;
  /** What the rows are of: a period, filters, a search; balances. Above the rows on paper, below them in files of cells. */
  readonly notes: ExportNotes;
  readonly columns: readonly { readonly header: string; /** In rem. */ readonly width: number }[];
  readonly rows: readonly (readonly TableCellValue[])[];
  /** The line under the rows; null where no column has a total. */
  readonly totals: readonly (TableCellValue | null)[] | null;
}

/** Notes of texts; one that is empty is left out. */
export const createTextNotes = (notes: readonly (readonly [name: string, text: string])[]): ExportNotes =>
  notes.flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, textCell(text.trim())] as const]));

export const createSheet = <Row>(
  title: string,
  notes: ExportSheet['notes'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ExportSheet => ({
  title,
  notes,
  columns: columns.map(({ header, width }) => ({ header, width })),
  rows: rows.map((row) => columns.map((column) => column.value(row))),
  totals: computeTotals(columns, rows),
});

type SheetLine = readonly (TableCellValue | null)[];

/** All lines below the head of a file of cells: rows, total, and after an empty line the notes, as many cells each as there are columns. */
export function getSheetLines({ columns, rows, totals, notes }: ExportSheet): readonly SheetLine[] {
  const padLine = (cells: SheetLine): SheetLine => columns.map((_, at) => cells[at] ?? null);
  const noteLines =
    notes.length === 0 ? [] : [padLine([]), ...notes.map(([name, value]) => padLine([textCell(name), value]))];
  return [...rows, ...(totals === null ? [] : [totals]), ...noteLines];
}

/** "matched-bets-2026-11-21": letters and digits of any script, so that every file system takes it. */
export function createFileName(title: string, day: string): string {
  const nameParts = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['table'];
  return `${nameParts.join('-').slice(0, 80)}-${day}`;
}
