import { textCell, type TableCellValue } from './cell-value.ts';
import type { Column } from './column.ts';
import { texts } from '../texts.ts';

/**
 * The line under some rows, one cell a column: its label stands in the first column that has no total of its own. `null` where no
 * column adds up, and where there are no rows.
 */
export function computeTotals<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (TableCellValue | null)[] | null {
  if (rows.length === 0 || columns.every(({ footer }) => footer === undefined)) return null;
  const labelIndex = columns.findIndex(({ footer }) => footer === undefined);
  return columns.map(({ footer }, index) => footer?.(rows) ?? (index === labelIndex ? textCell(texts.total) : null));
}
