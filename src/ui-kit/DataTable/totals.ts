import { textCell, type CellValue } from './cellValue.ts';
import type { Column } from './column.ts';
import { texts } from './texts.ts';

/**
 * The line under some rows, one cell a column: its label stands in the first column that has no total of its own. `null` where no
 * column adds up, and where there are no rows.
 */
export function totalsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly (CellValue | null)[] | null {
  if (rows.length === 0 || columns.every(({ footer }) => footer === undefined)) return null;
  const label = columns.findIndex(({ footer }) => footer === undefined);
  return columns.map(({ footer }, at) => footer?.(rows) ?? (at === label ? textCell(texts.total) : null));
}
