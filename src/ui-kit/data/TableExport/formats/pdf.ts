import { jsPDF } from 'jspdf';
import { autoTable, type RowInput } from 'jspdf-autotable';
import { formatCell, isNumeric, type TableCellValue } from '../../DataTable/model/cell-value.ts';
import { texts } from '../texts.ts';
import { createDrawableText, type DrawableReport, type DrawableText, MISSING, OUT_OF_SHAPE } from './drawable-text.ts';
import { type ExportSheet, WIDE_FROM } from './export-sheet.ts';
import { yieldUnlessAborted } from './yield-unless-aborted.ts';

const FONT = 'NotoSans';
const MARGIN = 28;
const BODY = 7;
const TITLE = 13;
const textStyle = { font: FONT, fontStyle: 'normal', fontSize: BODY, cellPadding: 3, overflow: 'linebreak' } as const;
/** Rows per layout step. Between steps the page handles input and the export can be cancelled. */
const ROWS_PER_STEP = 250;

/** Greatest number of missing characters that the note lists. */
const MAX_NAMED = 16;

async function createDocument(isWide: boolean): Promise<jsPDF> {
  const { default: font } = await import('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline');
  const file = new jsPDF({ orientation: isWide ? 'landscape' : 'portrait', unit: 'pt', format: 'a4', compress: true });
  file.addFileToVFS(`${FONT}.ttf`, font.slice(font.indexOf(',') + 1));
  file.addFont(`${FONT}.ttf`, FONT, 'normal');
  file.setFont(FONT, 'normal');
  return file;
}

/** Reads the font's character map by code units, as jsPDF does, so it finds no character above U+FFFF. */
function createDrawable(file: jsPDF): DrawableText {
  const { codeMap } = (
    file.getFont().metadata as { cmap: { unicode: { codeMap: Readonly<Record<number, number | undefined>> } } }
  ).cmap.unicode;
  return createDrawableText((codePoint) => codePoint <= 0xffff && (codeMap[codePoint] ?? 0) !== 0);
}

/** Draws title and notes in lines and returns the height at which the table begins. */
function drawHead(file: jsPDF, { title, notes }: ExportSheet, { write }: DrawableText): number {
  const contentWidth = file.internal.pageSize.getWidth() - 2 * MARGIN;
  let y = MARGIN;
  const drawText = (text: string, size: number, lineHeight: number) => {
    const lines = file.setFontSize(size).splitTextToSize(write(text), contentWidth) as string[];
    for (const lineText of lines) file.text(lineText, MARGIN, (y += lineHeight));
  };
  drawText(title, TITLE, TITLE + 2);
  y += 2;
  for (const [name, value] of notes) drawText(texts.note({ name, value: formatCell(value) }), BODY + 1, BODY + 5);
  return y + BODY + 5;
}

/** Explains the marks below the rows. Draws no note when every text could be drawn. */
function drawFoot(file: jsPDF, startY: number, { missing, outOfShape }: DrawableReport): void {
  const lines = [
    ...(missing.length === 0
      ? []
      : [
          texts.missing({
            mark: MISSING,
            codes: missing.slice(0, MAX_NAMED).join(', '),
            more: Math.max(0, missing.length - MAX_NAMED),
          }),
        ]),
    ...(outOfShape === 0 ? [] : [texts.outOfShape({ mark: OUT_OF_SHAPE.trim() })]),
  ];
  if (lines.length === 0) return;
  autoTable(file, {
    startY,
    margin: MARGIN,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: textStyle,
    body: lines.map((lineText) => [lineText]),
  });
}

function addPageNumbers(file: jsPDF): void {
  const last = file.getNumberOfPages();
  for (let page = 1; page <= last; page += 1) {
    file.setPage(page).setFontSize(BODY);
    const { width, height } = file.internal.pageSize;
    file.text(texts.page({ page, last }), width - MARGIN, height - MARGIN / 2, { align: 'right' });
  }
}

const createRow = (cells: readonly (TableCellValue | null)[], { write }: DrawableText): RowInput =>
  cells.map((value) => ({
    content: value === null ? '' : write(formatCell(value)),
    styles: { halign: value !== null && isNumeric(value) ? 'right' : 'left' },
  }));

/**
 * Writes the table as on screen, on as many pages as needed.
 *
 * The embedded font has currency signs, Latin, Greek, Cyrillic and single Devanagari letters. Other characters are
 * marked and explained below the rows.
 */
export async function createPdf(
  sheet: ExportSheet,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const file = await createDocument(sheet.columns.length >= WIDE_FROM);
  const drawable = createDrawable(file);
  const contentWidth = file.internal.pageSize.getWidth() - 2 * MARGIN;
  const share = contentWidth / sheet.columns.reduce((sum, { width }) => sum + width, 0);
  const columnStyles = Object.fromEntries(
    sheet.columns.map(({ width }, column) => [column, { cellWidth: width * share }]),
  );
  const columnHeads = [sheet.columns.map(({ header }) => drawable.write(header))];
  const rows = sheet.totals === null ? sheet.rows : [...sheet.rows, sheet.totals];
  let startY = drawHead(file, sheet, drawable);
  for (let from = 0; from === 0 || from < rows.length; from += ROWS_PER_STEP) {
    await yieldUnlessAborted(signal);
    if (from > 0) {
      file.addPage();
      startY = MARGIN;
    }
    autoTable(file, {
      startY,
      margin: MARGIN,
      theme: 'striped',
      rowPageBreak: 'avoid',
      columnStyles,
      styles: textStyle,
      headStyles: { font: FONT, fontStyle: 'normal', fillColor: [15, 95, 78], textColor: 255 },
      head: columnHeads,
      body: rows.slice(from, from + ROWS_PER_STEP).map((cells) => createRow(cells, drawable)),
      didDrawPage: ({ cursor }) => {
        startY = cursor?.y ?? startY;
      },
    });
    onProgress(Math.min(rows.length, from + ROWS_PER_STEP), rows.length);
  }
  drawFoot(file, startY + BODY, drawable.report());
  addPageNumbers(file);
  return file.output('blob');
}
