import { textCell, type CellValue } from '../DataTable/cellValue.ts';
import type { Column } from '../DataTable/column.ts';
import { totalsOf } from '../DataTable/totals.ts';

/** So many columns want the long side of the paper. */
export const WIDE_FROM = 7;

/** What the rows of a file are of. */
export type ExportNotes = readonly (readonly [name: string, value: CellValue])[];

/** What every kind of file is written from. */
export interface Sheet {
  readonly title: string;
  /** What the rows are of: a period, filters, a search; balances. Above the rows on paper, below them in files of cells. */
  readonly notes: ExportNotes;
  readonly columns: readonly { readonly header: string; /** In rem. */ readonly width: number }[];
  readonly rows: readonly (readonly CellValue[])[];
  /** The line under the rows; null where no column has a total. */
  readonly totals: readonly (CellValue | null)[] | null;
}

/** Notes of texts; one that is empty is left out. */
export const textNotes = (notes: readonly (readonly [name: string, text: string])[]): ExportNotes =>
  notes.flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, textCell(text.trim())] as const]));

export const sheetOf = <Row>(title: string, notes: Sheet['notes'], columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  title,
  notes,
  columns: columns.map(({ header, width }) => ({ header, width })),
  rows: rows.map((row) => columns.map((column) => column.value(row))),
  totals: totalsOf(columns, rows),
});

type Line = readonly (CellValue | null)[];

/** All lines below the head of a file of cells: rows, total, and after an empty line the notes, as many cells each as there are columns. */
export function linesOf({ columns, rows, totals, notes }: Sheet): readonly Line[] {
  const full = (cells: Line): Line => columns.map((_, at) => cells[at] ?? null);
  const about = notes.length === 0 ? [] : [full([]), ...notes.map(([name, value]) => full([textCell(name), value]))];
  return [...rows, ...(totals === null ? [] : [totals]), ...about];
}

/** "matched-bets-2026-11-21": letters and digits of any script, so that every file system takes it. */
export function fileName(title: string, day: string): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['table'];
  return `${words.join('-').slice(0, 80)}-${day}`;
}
