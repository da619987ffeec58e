import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/universal';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { cellToNumber, type TableCellValue } from '../../DataTable/model/cell-value.ts';
import { getSheetLines, type ExportSheet } from './export-sheet.ts';

/** Limits of spreadsheet programs: characters per cell, and per sheet name. */
const MAX_LETTERS = 32_767;
const MAX_SHEET_NAME = 31;

/** Characters that XML cannot hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const cleanText = (text: string): string => text.replace(NOT_XML, '').slice(0, MAX_LETTERS);
/** Text cells stay text and never become formulas. */
const createTextCell = (text: string, bold = false): Cell => ({
  type: String,
  value: cleanText(text),
  ...(bold && { fontWeight: 'bold' as const }),
});

/** A spreadsheet's moment has no zone, so the fields of the display's zone are written as if they were UTC. */
function parseMoment(at: string | null): Date | null {
  const formatted = formatTimestamp(at, 'file');
  return formatted === null ? null : new Date(`${formatted.replace(' ', 'T')}Z`);
}

function createCell(value: TableCellValue | null): Cell {
  switch (value?.kind) {
    case undefined:
      return null;
    case 'text':
      return value.text === null ? null : createTextCell(value.text);
    case 'money':
    case 'number': {
      const figure = cellToNumber(value);
      return figure === null ? null : { type: Number, value: figure, format: '#,##0.00' };
    }
    case 'moment': {
      const date = parseMoment(value.at);
      return date === null ? null : { type: Date, value: date, format: 'yyyy-mm-dd hh:mm:ss' };
    }
  }
}

/** Converts a column width in rem to characters. */
const columnCharacters = (rem: number): number => Math.max(10, Math.round(rem * 2));

/**
 * Writes figures as numbers with two decimals and moments as dates of the display's zone. The head comes first, so that
 * rows can be filtered, and notes last.
 */
export async function createExcel(sheet: ExportSheet): Promise<Blob> {
  const { title, columns } = sheet;
  const data: SheetData = [
    columns.map(({ header }) => createTextCell(header, true)),
    ...getSheetLines(sheet).map((cells) => cells.map(createCell)),
  ];
  return writeExcelFile(data, {
    sheet: cleanText(title)
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, MAX_SHEET_NAME),
    columns: columns.map(({ width }) => ({ width: columnCharacters(width) })),
    stickyRowsCount: 1,
  }).toBlob();
}
