import { formatDays, type DayRange } from '#shared/format/days.ts';
import { moneyCell, textNotes, type ExportNotes } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import { balancesOf } from '../model/reckoning.ts';
import { texts } from '../texts.ts';

export interface ExportNotesInput {
  readonly days: DayRange | null;
  /** "" is every kind, and no search. */
  readonly kind: string;
  readonly search: string;
  /** The rows in the file, and all rows of the days. */
  readonly exported: readonly NumberedRow[];
  readonly rows: readonly NumberedRow[];
  /** Whether every row of the days was read. */
  readonly complete: boolean;
}

const { notes: names } = texts;

/** What a file of the statement is of. Both balances stand in it only where its rows lead from one to the other. */
export function exportNotes({ days, kind, search, exported, rows, complete }: ExportNotesInput): ExportNotes {
  const balances = exported.length === rows.length ? balancesOf(rows, complete) : null;
  return [
    ...textNotes([
      [names.days, days === null ? '' : formatDays(days)],
      [names.type, kind === '' ? '' : texts.kind(kind)],
      [names.search, search],
    ]),
    ...(balances === null ? [] : [[names.opening, moneyCell(balances.opening)] as const, [names.closing, moneyCell(balances.closing)] as const]),
  ];
}
