import { texts } from '../texts.ts';
import { type TableCellValue, toTextCell } from './cell-value.ts';
import type { Column } from './column.ts';

/**
 * Builds the total line, one cell per column. Its label stands in the first column without a total. `null` without rows
 * and when no column has a total.
 */
export function calculateTotals<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (TableCellValue | null)[] | null {
  if (rows.length === 0 || columns.every(({ getFooter: footer }) => footer === undefined)) return null;
  const labelIndex = columns.findIndex(({ getFooter: footer }) => footer === undefined);
  return columns.map(
    ({ getFooter: footer }, index) => footer?.(rows) ?? (index === labelIndex ? toTextCell(texts.total) : null),
  );
}
