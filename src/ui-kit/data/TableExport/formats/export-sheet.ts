import { toLatinDigits } from '#shared/domain/money/latin-digits.ts';
import { describeTimeZone } from '#shared/format/time-zone.ts';
import { timeZoneTexts } from '#shared/format/time-zone-texts.ts';
import { type TableCellValue, toTextCell } from '../../DataTable/model/cell-value.ts';
import type { Column } from '../../DataTable/model/column.ts';
import { calculateTotals } from '../../DataTable/model/totals.ts';

/** Number of columns from which the paper is landscape. */
export const WIDE_FROM = 7;

/** Notes about the rows of a file. */
export type ExportNotes = readonly (readonly [name: string, value: TableCellValue])[];

/** Source of every file format. */
export interface ExportSheet {
  readonly title: string;
  /** Description of the rows: period, filters, search, balances. Above the rows on paper, below them in cell files. */
  readonly notes: ExportNotes;
  readonly columns: readonly { readonly header: string; /** In rem. */ readonly width: number }[];
  readonly rows: readonly (readonly TableCellValue[])[];
  /** The total line. Null when no column has a total. */
  readonly totals: readonly (TableCellValue | null)[] | null;
}

/** Makes notes of texts, without empty ones. */
export const createTextNotes = (notes: readonly (readonly [name: string, text: string])[]): ExportNotes =>
  notes.flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, toTextCell(text.trim())] as const]));

/** Names the zone of the times in a file, if it has any. */
const createTimeZoneNotes = (rows: ExportSheet['rows']): ExportNotes =>
  rows.some((cells) => cells.some((value) => value.kind === 'moment' && value.at !== null))
    ? createTextNotes([[timeZoneTexts.times, describeTimeZone(Date.now())]])
    : [];

export function createSheet<Row>(
  title: string,
  notes: ExportSheet['notes'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ExportSheet {
  const cells = rows.map((row) => columns.map((column) => column.getValue(row)));
  return {
    title,
    notes: [...notes, ...createTimeZoneNotes(cells)],
    columns: columns.map(({ header, width }) => ({ header, width })),
    rows: cells,
    totals: calculateTotals(columns, rows),
  };
}

/** Notes name days and amounts in words. Files of figures have Latin digits in every language. */
const toLatinCell = (value: TableCellValue): TableCellValue =>
  value.kind === 'text' && value.text !== null ? toTextCell(toLatinDigits(value.text)) : value;

type SheetLine = readonly (TableCellValue | null)[];

/**
 * Lines below the head of a cell file: rows, total, and after an empty line the notes. Each line has one cell per
 * column.
 */
export function getSheetLines({ columns, rows, totals, notes }: ExportSheet): readonly SheetLine[] {
  const padLine = (cells: SheetLine): SheetLine => columns.map((_, index) => cells[index] ?? null);
  const noteLines =
    notes.length === 0
      ? []
      : [padLine([]), ...notes.map(([name, value]) => padLine([toTextCell(name), toLatinCell(value)]))];
  return [...rows, ...(totals === null ? [] : [totals]), ...noteLines];
}

/** Makes a file name: "matched-bets-2026-11-21". Letters and digits of any script, valid on every file system. */
export function createFileName(title: string, day: string): string {
  const nameParts = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['table'];
  return `${nameParts.join('-').slice(0, 80)}-${day}`;
}
