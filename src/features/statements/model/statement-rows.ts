import { defaultTableState, type TableState } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';

/** Kinds in the order of their chips. */
export const kindOrder = ['opening', 'deposit', 'withdrawal', 'betting', 'commission', 'casino'] as const;

/** Defaults of the statement's address: its days and one kind of rows. */
export const freshStatement: TableState = { ...defaultTableState, length: 25, filters: { days: '7d', kind: '' } };

/**
 * Sorts the rows for the table: newest first, or oldest first when the reader sorts by date ascending.
 * Rows with the same time keep the order in which they were recorded, so that the balances stay consecutive.
 */
export function listStatementRows(
  rows: readonly NumberedRow[],
  { sort, filters }: Pick<TableState, 'sort' | 'filters'>,
): NumberedRow[] {
  const kind = filters['kind'] ?? '';
  const rowsOfKind = kind === '' ? [...rows] : rows.filter((row) => row.kind === kind);
  return sort?.column === 'date' && sort.direction === 'asc' ? rowsOfKind : rowsOfKind.reverse();
}
