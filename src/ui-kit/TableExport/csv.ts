import Papa from 'papaparse';
import { decimalText, money } from '#shared/domain/money.ts';
import { formatWhen } from '#shared/format/when.ts';
import type { CellValue } from '../DataTable/cellValue.ts';
import { linesOf, type Sheet } from './sheet.ts';

/**
 * A text that a spreadsheet would take for a formula, after spaces and in full-width signs too. Plain numbers are none, so a loss
 * stays "-12.50". Written for texts of several lines, which the library's own pattern lets through.
 */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function field(value: CellValue | null): string {
  switch (value?.kind) {
    case undefined:
      return '';
    case 'text':
      return value.text ?? '';
    case 'money':
      return value.amount === null ? '' : decimalText(value.amount);
    case 'number':
      return value.hundredths === null ? '' : decimalText(money(value.hundredths));
    case 'moment':
      return formatWhen(value.at, 'file') ?? '';
  }
}

/**
 * RFC 4180 with a byte order mark: the head, the rows, the total, the notes. Figures have a point and two decimals; moments are written
 * 2026-11-21 20:05:09 in the display's zone.
 */
export function csvText(sheet: Sheet): string {
  const fields = sheet.columns.map(({ header }) => header);
  const data = linesOf(sheet).map((cells) => cells.map(field));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

export const csv = (sheet: Sheet): Blob => new Blob([csvText(sheet)], { type: 'text/csv;charset=utf-8' });
