import type { NumberedRow } from '../api/queries.ts';
import { defaultTableState, type TableState } from '#ui-kit';

/** Kinds in the order of their chips. */
export const kindOrder = ['opening', 'deposit', 'withdrawal', 'betting', 'commission', 'casino'] as const;

/** What the address may say of the statement: its days and one kind of rows. */
export const freshStatement: TableState = { ...defaultTableState, length: 25, filters: { days: '7d', kind: '' } };

/**
 * The rows as they are listed. Newest first, and oldest first where the reader orders by date upwards: rows of one moment then
 * keep the order in which they were booked, so that the balance runs on from row to row.
 */
export function listStatementRows(
  rows: readonly NumberedRow[],
  { sort, filters }: Pick<TableState, 'sort' | 'filters'>,
): NumberedRow[] {
  const kind = filters['kind'] ?? '';
  const rowsOfKind = kind === '' ? [...rows] : rows.filter((row) => row.kind === kind);
  return sort?.column === 'date' && sort.direction === 'asc' ? rowsOfKind : rowsOfKind.reverse();
}
