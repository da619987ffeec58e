import Papa from 'papaparse';
import { toDecimalText, money } from '#shared/domain/money/money.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { TableCellValue } from '../../DataTable/model/cell-value.ts';
import { getSheetLines, type ExportSheet } from './export-sheet.ts';

/**
 * A text that a spreadsheet would take for a formula, after spaces and in full-width signs too. Plain numbers are none, so a loss
 * stays "-12.50". Written for texts of several lines, which the library's own pattern lets through.
 */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function formatField(value: TableCellValue | null): string {
  switch (value?.kind) {
    case undefined:
      return '';
    case 'text':
      return value.text ?? '';
    case 'money':
      return value.amount === null ? '' : toDecimalText(value.amount);
    case 'number':
      return value.hundredths === null ? '' : toDecimalText(money(value.hundredths));
    case 'moment':
      return formatTimestamp(value.at, 'file') ?? '';
  }
}

/**
 * RFC 4180 with a byte order mark: the head, the rows, the total, the notes. Figures have a point and two decimals; moments are written
 * 2026-11-21 20:05:09 in the display's zone.
 */
export function createCsvText(sheet: ExportSheet): string {
  const fields = sheet.columns.map(({ header }) => header);
  const data = getSheetLines(sheet).map((cells) => cells.map(formatField));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

export const createCsv = (sheet: ExportSheet): Blob =>
  new Blob([createCsvText(sheet)], { type: 'text/csv;charset=utf-8' });
