import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/universal';
import { formatWhen } from '#shared/format/when.ts';
import { cellNumber, type CellValue } from '../DataTable/cellValue.ts';
import { linesOf, type Sheet } from './sheet.ts';

/** Of the program that reads the file. */
const MOST_LETTERS = 32_767;
const MOST_SHEET_NAME = 31;

/** What XML cannot hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const plain = (text: string): string => text.replace(NOT_XML, '').slice(0, MOST_LETTERS);
/** A text stays a text: it is never typed as a formula, whatever it begins with. */
const textCell = (text: string, bold = false): Cell => ({ type: String, value: plain(text), ...(bold && { fontWeight: 'bold' as const }) });

/** A spreadsheet's moment has no zone: the fields of the display's zone are written as if they were UTC. */
function moment(at: string | null): Date | null {
  const shown = formatWhen(at, 'file');
  return shown === null ? null : new Date(`${shown.replace(' ', 'T')}Z`);
}

function cellOf(value: CellValue | null): Cell {
  switch (value?.kind) {
    case undefined:
      return null;
    case 'text':
      return value.text === null ? null : textCell(value.text);
    case 'money':
    case 'number': {
      const figure = cellNumber(value);
      return figure === null ? null : { type: Number, value: figure, format: '#,##0.00' };
    }
    case 'moment': {
      const date = moment(value.at);
      return date === null ? null : { type: Date, value: date, format: 'yyyy-mm-dd hh:mm:ss' };
    }
  }
}

/** Characters of a column that is so many rem wide on the screen. */
const characters = (rem: number): number => Math.max(10, Math.round(rem * 2));

/** Figures are numbers with two decimals, moments are dates of the display's zone. Head first, so that the rows can be filtered; notes last. */
export async function excel(sheet: Sheet): Promise<Blob> {
  const { title, columns } = sheet;
  const data: SheetData = [columns.map(({ header }) => textCell(header, true)), ...linesOf(sheet).map((cells) => cells.map(cellOf))];
  return writeExcelFile(data, {
    sheet: plain(title).replace(/[\\/?*[\]:]/g, ' ').slice(0, MOST_SHEET_NAME),
    columns: columns.map(({ width }) => ({ width: characters(width) })),
    stickyRowsCount: 1,
  }).toBlob();
}
