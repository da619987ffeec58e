import type { CellValue } from '../DataTable/cellValue.ts';
import type { Column } from '../DataTable/column.ts';

/** So many columns want the long side of the paper. */
export const WIDE_FROM = 7;

/** What every kind of file is written from. */
export interface Sheet {
  readonly title: string;
  /** Lines above the rows where a file has room for them: a period, an opening balance. */
  readonly notes: readonly (readonly [name: string, value: CellValue])[];
  readonly columns: readonly { readonly header: string; /** In rem. */ readonly width: number }[];
  readonly rows: readonly (readonly CellValue[])[];
  /** The line under the rows; null where no column has a total. */
  readonly totals: readonly (CellValue | null)[] | null;
}

export const sheetOf = <Row>(title: string, notes: Sheet['notes'], columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  title,
  notes,
  columns: columns.map(({ header, width }) => ({ header, width })),
  rows: rows.map((row) => columns.map((column) => column.value(row))),
  totals: columns.some(({ footer }) => footer !== undefined) ? columns.map(({ footer }) => footer ?? null) : null,
});

/** "matched-bets-2026-11-21": letters and digits of any script, so that every file system takes it. */
export function fileName(title: string, day: string): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['table'];
  return `${words.join('-').slice(0, 80)}-${day}`;
}
