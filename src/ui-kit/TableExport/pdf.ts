import { jsPDF } from 'jspdf';
import { autoTable, type RowInput } from 'jspdf-autotable';
import { cellText, isFigure, type CellValue } from '../DataTable/cellValue.ts';
import { breathe } from './breathe.ts';
import { WIDE_FROM, type Sheet } from './sheet.ts';
import { texts } from './texts.ts';

const FONT = 'NotoSans';
const MARGIN = 28;
const BODY = 7;
const TITLE = 13;
/** Rows laid out in one go: between two, the page can be pressed and the rest called off. */
const AT_ONCE = 250;

/** Control characters and marks of direction draw nothing or move what stands beside them. */
const HIDDEN = /[\p{Cc}\p{Cf}]+/gu;
const plain = (text: string): string => text.replace(HIDDEN, ' ').trim();

async function document(wide: boolean): Promise<jsPDF> {
  const { default: font } = await import('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline');
  const file = new jsPDF({ orientation: wide ? 'landscape' : 'portrait', unit: 'pt', format: 'a4', compress: true });
  file.addFileToVFS(`${FONT}.ttf`, font.slice(font.indexOf(',') + 1));
  file.addFont(`${FONT}.ttf`, FONT, 'normal');
  file.setFont(FONT, 'normal');
  return file;
}

function head(file: jsPDF, { title, notes }: Sheet): number {
  file.setFontSize(TITLE).text(plain(title), MARGIN, MARGIN + TITLE);
  file.setFontSize(BODY + 1);
  notes.forEach(([name, value], line) => file.text(`${plain(name)}: ${plain(cellText(value))}`, MARGIN, MARGIN + TITLE + (line + 1.5) * (BODY + 5)));
  return MARGIN + TITLE + (notes.length + 1.5) * (BODY + 5);
}

function numberPages(file: jsPDF): void {
  const last = file.getNumberOfPages();
  for (let page = 1; page <= last; page += 1) {
    file.setPage(page).setFontSize(BODY);
    const { width, height } = file.internal.pageSize;
    file.text(texts.page(page, last), width - MARGIN, height - MARGIN / 2, { align: 'right' });
  }
}

const line = (cells: readonly (CellValue | null)[]): RowInput =>
  cells.map((value) => ({ content: value === null ? '' : plain(cellText(value)), styles: { halign: value !== null && isFigure(value) ? 'right' : 'left' } }));

/** As on the screen, on as many pages as it takes; the font inside shows the signs of currencies, and Latin, Greek, Cyrillic and Devanagari letters. */
export async function pdf(sheet: Sheet, onProgress: (done: number, total: number) => void, signal: AbortSignal): Promise<Blob> {
  const file = await document(sheet.columns.length >= WIDE_FROM);
  const room = file.internal.pageSize.getWidth() - 2 * MARGIN;
  const share = room / sheet.columns.reduce((sum, { width }) => sum + width, 0);
  const columnStyles = Object.fromEntries(sheet.columns.map(({ width }, column) => [column, { cellWidth: width * share }]));
  const rows = [...sheet.rows.map(line), ...(sheet.totals === null ? [] : [line(sheet.totals)])];
  let startY = head(file, sheet);
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
      styles: { font: FONT, fontStyle: 'normal', fontSize: BODY, cellPadding: 3, overflow: 'linebreak' },
      headStyles: { font: FONT, fontStyle: 'normal', fillColor: [15, 95, 78], textColor: 255 },
      head: [sheet.columns.map(({ header }) => plain(header))],
      body: rows.slice(from, from + AT_ONCE),
    });
    onProgress(Math.min(rows.length, from + AT_ONCE), rows.length);
  }
  numberPages(file);
  return file.output('blob');
}
