import { jsPDF } from 'jspdf';
import { autoTable, type RowInput } from 'jspdf-autotable';
import { cellText, isFigure, type CellValue } from '../DataTable/cellValue.ts';
import { breathe } from './breathe.ts';
import { createDrawableText, MISSING, OUT_OF_SHAPE, type DrawableReport, type DrawableText } from './drawable.ts';
import { WIDE_FROM, type Sheet } from './sheet.ts';
import { texts } from './texts.ts';

const FONT = 'NotoSans';
const MARGIN = 28;
const BODY = 7;
const TITLE = 13;
const textStyle = { font: FONT, fontStyle: 'normal', fontSize: BODY, cellPadding: 3, overflow: 'linebreak' } as const;
/** Rows laid out in one go: between two, the page can be pressed and the rest called off. */
const AT_ONCE = 250;

/** Missing characters that the note names one by one. */
const MOST_NAMED = 16;

async function document(wide: boolean): Promise<jsPDF> {
  const { default: font } = await import('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline');
  const file = new jsPDF({ orientation: wide ? 'landscape' : 'portrait', unit: 'pt', format: 'a4', compress: true });
  file.addFileToVFS(`${FONT}.ttf`, font.slice(font.indexOf(',') + 1));
  file.addFont(`${FONT}.ttf`, FONT, 'normal');
  file.setFont(FONT, 'normal');
  return file;
}

/** What the font can draw is read from its own character map, as jsPDF does: by code units, so nothing above U+FFFF. */
function drawableIn(file: jsPDF): DrawableText {
  const { codeMap } = (file.getFont().metadata as { cmap: { unicode: { codeMap: Readonly<Record<number, number | undefined>> } } }).cmap.unicode;
  return createDrawableText((codePoint) => codePoint <= 0xffff && (codeMap[codePoint] ?? 0) !== 0);
}

/** Title and notes, broken into lines; the height at which the table begins. */
function head(file: jsPDF, { title, notes }: Sheet, { write }: DrawableText): number {
  const room = file.internal.pageSize.getWidth() - 2 * MARGIN;
  let y = MARGIN;
  const put = (text: string, size: number, lineHeight: number) => {
    const lines: string[] = file.setFontSize(size).splitTextToSize(write(text), room);
    for (const each of lines) file.text(each, MARGIN, (y += lineHeight));
  };
  put(title, TITLE, TITLE + 2);
  y += 2;
  for (const [name, value] of notes) put(texts.note(name, cellText(value)), BODY + 1, BODY + 5);
  return y + BODY + 5;
}

/** Below the rows: what stands in the file as a mark. Nothing where every text could be drawn. */
function foot(file: jsPDF, startY: number, { missing, outOfShape }: DrawableReport): void {
  const lines = [
    ...(missing.length === 0 ? [] : [texts.missing(MISSING, missing.slice(0, MOST_NAMED), Math.max(0, missing.length - MOST_NAMED))]),
    ...(outOfShape === 0 ? [] : [texts.outOfShape(OUT_OF_SHAPE.trim())]),
  ];
  if (lines.length === 0) return;
  autoTable(file, { startY, margin: MARGIN, theme: 'plain', rowPageBreak: 'avoid', styles: textStyle, body: lines.map((each) => [each]) });
}

function numberPages(file: jsPDF): void {
  const last = file.getNumberOfPages();
  for (let page = 1; page <= last; page += 1) {
    file.setPage(page).setFontSize(BODY);
    const { width, height } = file.internal.pageSize;
    file.text(texts.page(page, last), width - MARGIN, height - MARGIN / 2, { align: 'right' });
  }
}

const line = (cells: readonly (CellValue | null)[], { write }: DrawableText): RowInput =>
  cells.map((value) => ({ content: value === null ? '' : write(cellText(value)), styles: { halign: value !== null && isFigure(value) ? 'right' : 'left' } }));

/**
 * As on the screen, on as many pages as it takes. The font inside shows the signs of currencies, and Latin, Greek, Cyrillic and single
 * Devanagari letters; whatever it cannot draw is marked, and explained below the rows.
 */
export async function pdf(sheet: Sheet, onProgress: (done: number, total: number) => void, signal: AbortSignal): Promise<Blob> {
  const file = await document(sheet.columns.length >= WIDE_FROM);
  const drawable = drawableIn(file);
  const room = file.internal.pageSize.getWidth() - 2 * MARGIN;
  const share = room / sheet.columns.reduce((sum, { width }) => sum + width, 0);
  const columnStyles = Object.fromEntries(sheet.columns.map(({ width }, column) => [column, { cellWidth: width * share }]));
  const columnHeads = [sheet.columns.map(({ header }) => drawable.write(header))];
  const rows = sheet.totals === null ? sheet.rows : [...sheet.rows, sheet.totals];
  let startY = head(file, sheet, drawable);
  for (let from = 0; from === 0 || from < rows.length; from += AT_ONCE) {
    await breathe(signal);
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
      body: rows.slice(from, from + AT_ONCE).map((cells) => line(cells, drawable)),
      didDrawPage: ({ cursor }) => {
        startY = cursor?.y ?? startY;
      },
    });
    onProgress(Math.min(rows.length, from + AT_ONCE), rows.length);
  }
  foot(file, startY + BODY, drawable.report());
  numberPages(file);
  return file.output('blob');
}
