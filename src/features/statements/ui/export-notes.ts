import { type DayRange, formatDays } from '#shared/format/days.ts';
import { createTextNotes, type ExportNotes, toMoneyCell } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import { getBalances } from '../model/balance-check.ts';
import { getRowKindName } from '../model/row-kinds.ts';
import { texts } from '../texts.ts';

export interface ExportNotesInput {
  readonly days: DayRange | null;
  /** Both are "" when unset: every kind, no search. */
  readonly kind: string;
  readonly search: string;
  /** The rows in the file, and all rows of the days. */
  readonly exportedRows: readonly NumberedRow[];
  readonly rows: readonly NumberedRow[];
  /** Whether every row of the days is loaded. */
  readonly isComplete: boolean;
}

/**
 * Heading lines of an exported statement. Both balances appear only when the exported rows lead from one to the other.
 */
export function createStatementExportNotes({
  days,
  kind,
  search,
  exportedRows,
  rows,
  isComplete,
}: ExportNotesInput): ExportNotes {
  const { notes: names } = texts;
  const balances = exportedRows.length === rows.length ? getBalances(rows, isComplete) : null;
  return [
    ...createTextNotes([
      [names.days, days === null ? '' : formatDays(days)],
      [names.type, kind === '' ? '' : getRowKindName(kind)],
      [names.search, search],
    ]),
    ...(balances === null
      ? []
      : [
          [names.opening, toMoneyCell(balances.opening)] as const,
          [names.closing, toMoneyCell(balances.closing)] as const,
        ]),
  ];
}
