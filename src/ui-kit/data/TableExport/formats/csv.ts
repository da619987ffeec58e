import Papa from 'papaparse';
import { money, toDecimalText } from '#shared/domain/money/money.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { type TableCellValue, toFileText } from '../../DataTable/model/cell-value.ts';
import { type ExportSheet, getSheetLines } from './export-sheet.ts';

/**
 * Matches a text that a spreadsheet would read as a formula, also after spaces and with full-width signs.
 *
 * Plain numbers do not match, so a loss stays "-12.50". The library's own pattern misses texts of several lines.
 */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * Matches what precedes a formula inside a text. A spreadsheet with another separator than the comma splits the text
 * there, whether it is quoted or not.
 */
const BEFORE_INNER_FORMULA = /(?<=[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/gu;
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets read 5/6 as a day in June, and +150 as a formula. The true minus is text to them. */
const markFraction = (text: string): string =>
  /^\d+\/\d+$/.test(text) ? `'${text}` : text.replace(/^\+/, '').replace('−', '-');

function formatField(value: TableCellValue | null): string {
  switch (value?.kind) {
    case undefined:
      return '';
    case 'text':
      return (value.text ?? '').replace(BEFORE_INNER_FORMULA, "'");
    case 'money':
      return value.amount === null ? '' : toDecimalText(value.amount);
    case 'number': {
      const text = toFileText(value);
      if (text !== null) return markFraction(text);
      return value.hundredths === null ? '' : toDecimalText(money(value.hundredths));
    }
    case 'day':
      return value.day;
    case 'moment':
      return formatTimestamp(value.at, 'file') ?? '';
  }
}

/**
 * Writes RFC 4180 with a byte order mark: head, rows, total, notes. Figures have a point and two decimals. Moments read
 * 2026-11-21 20:05:09 in the display's zone.
 */
export function createCsvText(sheet: ExportSheet): string {
  const fields = sheet.columns.map(({ header }) => header);
  const data = getSheetLines(sheet).map((cells) => cells.map(formatField));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

export const createCsv = (sheet: ExportSheet): Blob =>
  new Blob([createCsvText(sheet)], { type: 'text/csv;charset=utf-8' });
