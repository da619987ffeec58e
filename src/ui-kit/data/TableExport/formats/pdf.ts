import { formatCell, isNumeric, type TableCellValue } from '../../DataTable/model/cell-value.ts';
import { texts } from '../texts.ts';
import { type ExportSheet, WIDE_FROM } from './export-sheet.ts';
import { createDrawableTexts, MISSING, normalizeText } from './pdf/drawable-text.ts';
import { loadFonts } from './pdf/load-fonts.ts';
import { createPacer } from './pdf/pace.ts';
import { createPages } from './pdf/pages.ts';
import { createTablePages, type PdfCell, type TablePages } from './pdf/table-pages.ts';
import { layoutText, type TextDirection } from './pdf/text-layout.ts';
import { yieldUnlessAborted } from './yield-unless-aborted.ts';

/** The language of the page: a BCP 47 tag, and the side where its lines begin. */
export interface SheetLanguage {
  readonly tag: string;
  readonly direction: TextDirection;
}

const TITLE = 13;
const NOTE = 8;
const FOOTNOTE = 7;
/** Rows per step. After each the export reports progress and can be cancelled. */
const ROWS_PER_STEP = 250;
/** Greatest number of missing characters that the note lists. */
const MAX_NAMED = 16;

function describeMissing(missing: readonly string[]): string {
  const codes = missing.slice(0, MAX_NAMED).join(', ');
  return texts.missing({ mark: MISSING, codes, more: Math.max(0, missing.length - MAX_NAMED) });
}

/** Figures and moments read from left to right in every language, as on screen. */
const createCell = (value: TableCellValue | null, direction: TextDirection): PdfCell => ({
  text: value === null ? '' : formatCell(value),
  isFigure: value !== null && isNumeric(value),
  direction: value === null || value.kind === 'text' ? direction : 'ltr',
});

/** Formats every cell, and collects the letters of all texts. */
async function readSheet(
  { title, notes, columns, rows, totals }: ExportSheet,
  direction: TextDirection,
  pace: () => Promise<void>,
) {
  const letters = new Set(describeMissing([]) + texts.page({ page: 1, last: 1 }));
  const addLetters = (text: string): void => {
    for (const letter of normalizeText(text)) letters.add(letter);
  };
  const noteLines = notes.map(([name, value]) => texts.note({ name, value: formatCell(value) }));
  [title, ...noteLines, ...columns.map(({ header }) => header)].forEach(addLetters);
  const lines: PdfCell[][] = [];
  for (const cells of totals === null ? rows : [...rows, totals]) {
    await pace();
    const line = cells.map((value) => createCell(value, direction));
    line.forEach(({ text }) => addLetters(text));
    lines.push(line);
  }
  return { noteLines, lines, letters: [...letters].join('') };
}

async function drawNotes(table: TablePages, title: string, noteLines: readonly string[]): Promise<void> {
  await table.drawParagraph(title, TITLE, 2);
  for (const line of noteLines) await table.drawParagraph(line, NOTE, 1);
  await table.drawParagraph('', NOTE, 0);
}

interface DrawingSteps {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
  readonly pace: () => Promise<void>;
}

async function drawTable(
  table: TablePages,
  head: readonly PdfCell[],
  lines: readonly PdfCell[][],
  { onProgress, signal, pace }: DrawingSteps,
): Promise<void> {
  await table.startTable(head);
  for (let from = 0; from < lines.length; from += ROWS_PER_STEP) {
    await yieldUnlessAborted(signal);
    for (const line of lines.slice(from, from + ROWS_PER_STEP)) {
      await pace();
      await table.drawRow(line);
    }
    onProgress(Math.min(lines.length, from + ROWS_PER_STEP), lines.length);
  }
  table.endTable();
}

/**
 * Writes the table as on screen, on as many pages as needed. The page begins on the side of its language.
 *
 * The embedded fonts have Latin, Greek, Cyrillic, Devanagari, Bengali, Tamil, Telugu and Arabic letters. Other
 * characters are marked and explained below the rows.
 */
export async function createPdf(
  sheet: ExportSheet,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
  { tag, direction }: SheetLanguage = { tag: 'en', direction: 'ltr' },
): Promise<Blob> {
  const { title, columns } = sheet;
  const pace = createPacer(signal);
  const { noteLines, lines, letters } = await readSheet(sheet, direction, pace);
  const { fonts, close } = await loadFonts(letters, tag);
  try {
    const drawable = createDrawableTexts(fonts);
    const pages = createPages(fonts, columns.length >= WIDE_FROM, direction);
    const widths = columns.map(({ width }) => width);
    const table = createTablePages(pages, drawable, direction, widths);
    await drawNotes(table, title, noteLines);
    const isFigure = (column: number): boolean => lines[0]?.[column]?.isFigure ?? false;
    const head = columns.map(({ header }, column) => ({ text: header, isFigure: isFigure(column), direction }));
    await drawTable(table, head, lines, { onProgress, signal, pace });
    const missing = drawable.listMissing();
    if (missing.length > 0) await table.drawParagraph(describeMissing(missing), FOOTNOTE, 0);
    return await pages.end(title, tag, (page, last) => {
      const [line] = layoutText(drawable.prepare(texts.page({ page, last })), direction, Infinity);
      return line ?? { runs: [], width: 0 };
    });
  } finally {
    close();
  }
}
