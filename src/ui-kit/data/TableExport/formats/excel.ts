import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx';
import { DAY_MS } from '#shared/format/durations.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { type TableCellValue, toFileText, toNumber } from '../../DataTable/model/cell-value.ts';
import { type ExportSheet, getSheetLines } from './export-sheet.ts';

/** Limits of spreadsheet programs: characters per cell, and per sheet name. */
const MAX_LETTERS = 32_767;
const MAX_SHEET_NAME = 31;

/** Characters that XML cannot hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Spreadsheets break lines inside a cell by a line feed. */
const CARRIAGE_RETURN = /\r\n?/g;
const cleanText = (text: string): string =>
  text.replace(NOT_XML, '').replace(CARRIAGE_RETURN, '\n').slice(0, MAX_LETTERS);

const MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const figureStyle: CellStyle = { numFmt: '#,##0.00' };
const momentStyle: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm:ss' };
const dayStyle: CellStyle = { numFmt: 'yyyy-mm-dd' };
const headStyle: CellStyle = { font: { bold: true } };

type SheetCell = Partial<Cell>;

/**
 * Text cells stay text and never become formulas. The library writes a text like "#N/A" as an error value, and a rich
 * text as it is.
 */
function createTextCell(raw: string): SheetCell {
  const text = cleanText(raw);
  return text.startsWith('#') ? { richText: [{ text }] } : { value: text };
}

const SERIAL_START = Date.UTC(1899, 11, 30);

/**
 * Converts a moment to the number of days that a spreadsheet counts. Such a number has no zone, so it holds the fields
 * of the display's zone. The library rounds a Date to 10 microseconds, which some programs show as the second before.
 */
function toSerial(at: string | null): number | null {
  const formatted = formatTimestamp(at, 'file');
  return formatted === null ? null : (Date.parse(`${formatted.replace(' ', 'T')}Z`) - SERIAL_START) / DAY_MS;
}

function createCell(value: TableCellValue | null): SheetCell | null {
  switch (value?.kind) {
    case undefined:
      return null;
    case 'text':
      return value.text === null ? null : createTextCell(value.text);
    case 'money':
    case 'number': {
      const text = value.kind === 'number' ? toFileText(value) : null;
      if (text !== null) return createTextCell(text);
      const figure = toNumber(value);
      return figure === null ? null : { value: figure, style: figureStyle };
    }
    case 'day':
      return { value: (Date.parse(value.day) - SERIAL_START) / DAY_MS, style: dayStyle };
    case 'moment': {
      const serial = toSerial(value.at);
      return serial === null ? null : { value: serial, style: momentStyle };
    }
  }
}

/** Converts a column width in rem to characters. */
const toColumnCharacters = (rem: number): number => Math.max(10, Math.round(rem * 2));

/** Spreadsheets refuse some characters, an apostrophe at either end, an empty name and the name "History". */
function createSheetName(title: string): string {
  const name = cleanText(title)
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, MAX_SHEET_NAME)
    .replace(/^[\s']+|[\s']+$/g, '');
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}

/**
 * Writes figures as numbers with two decimals and moments as dates of the display's zone. The head comes first, so that
 * rows can be filtered, and notes last.
 */
export async function createExcel(sheet: ExportSheet): Promise<Blob> {
  const { title, columns } = sheet;
  const lines = [
    columns.map(({ header }): SheetCell => ({ ...createTextCell(header), style: headStyle })),
    ...getSheetLines(sheet).map((cells) => cells.map(createCell)),
  ];
  const cells = new Map(
    lines.flatMap((line, row) =>
      line.flatMap((cell, column) => (cell === null ? [] : [[`${row},${column}`, cell] as const])),
    ),
  );
  const file = await writeXlsx({
    sheets: [
      {
        name: createSheetName(title),
        columns: columns.map(({ width }) => ({ width: toColumnCharacters(width) })),
        cells,
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(file)], { type: MIME_TYPE });
}
