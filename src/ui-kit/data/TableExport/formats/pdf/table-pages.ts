import type { DrawableTexts } from './drawable-text.ts';
import { MARGIN, type Pages, type PdfColor } from './pages.ts';
import { layoutText, type TextDirection, type TextLine } from './text-layout.ts';

/** A cell's text. Figures keep their own direction, and stand at the end of the cell. */
export interface PdfCell {
  readonly text: string;
  readonly isFigure: boolean;
  readonly direction: TextDirection;
}

interface RowStyle {
  readonly color: PdfColor;
  readonly background: PdfColor | null;
}

interface LaidOutRow {
  readonly cells: readonly { readonly lines: readonly TextLine[]; readonly isFigure: boolean }[];
  readonly lineCount: number;
  readonly ascent: number;
  readonly lineHeight: number;
}

const BODY = 7;
const PADDING = 3;
const TEXT: PdfColor = [0.2, 0.2, 0.2];
const headStyle: RowStyle = { color: [1, 1, 1], background: [0.06, 0.37, 0.31] };
const STRIPE: PdfColor = [0.96, 0.96, 0.96];

/** Returns the greatest height above and below the base line, in points. */
function measureHeights(lines: readonly TextLine[], size: number): { ascent: number; lineHeight: number } {
  const files = lines.flatMap(({ runs }) => runs.map(({ font }) => font.file));
  const ascent = (Math.max(800, ...files.map((file) => file.ascent)) * size) / 1_000;
  return { ascent, lineHeight: ascent + (Math.max(200, ...files.map((file) => file.descent)) * size) / 1_000 };
}

export interface TablePages {
  /** Draws a text over the whole width. `gap` is the distance below it. */
  drawParagraph(text: string, size: number, gap: number): Promise<void>;
  /** Draws the head of the table, which each further page repeats. */
  startTable(head: readonly PdfCell[]): Promise<void>;
  drawRow(cells: readonly PdfCell[]): Promise<void>;
  /** Draws the texts that follow on pages without the head. */
  endTable(): void;
}

/** Fills pages from the top. `widths` are the columns' shares of the page. */
export function createTablePages(
  pages: Pages,
  { prepare }: DrawableTexts,
  direction: TextDirection,
  widths: readonly number[],
): TablePages {
  const contentWidth = pages.width - 2 * MARGIN;
  const bottom = pages.height - MARGIN;
  const share = contentWidth / widths.reduce((sum, width) => sum + width, 0);
  let down = MARGIN;
  let head: LaidOutRow | null = null;
  let rowCount = 0;

  function layoutRow(cells: readonly PdfCell[]): LaidOutRow {
    const laidOut = cells.map(({ text, isFigure, direction: own }, column) => ({
      isFigure,
      lines: layoutText(prepare(text), own, (((widths[column] ?? 0) * share - 2 * PADDING) / BODY) * 1_000),
    }));
    return {
      cells: laidOut,
      lineCount: Math.max(1, ...laidOut.map(({ lines }) => lines.length)),
      ...measureHeights(
        laidOut.flatMap(({ lines }) => lines),
        BODY,
      ),
    };
  }

  function drawLines({ cells, ascent, lineHeight }: LaidOutRow, from: number, count: number, style: RowStyle): void {
    const height = count * lineHeight + 2 * PADDING;
    if (style.background) pages.fill({ across: MARGIN, down, width: contentWidth, height }, style.background);
    let across = MARGIN;
    cells.forEach(({ lines, isFigure }, column) => {
      const width = (widths[column] ?? 0) * share;
      lines.slice(from, from + count).forEach((line, index) => {
        const place = {
          across: across + PADDING,
          down: down + PADDING + ascent + index * lineHeight,
          width: width - 2 * PADDING,
        };
        pages.draw(line, place, { size: BODY, color: style.color, align: isFigure ? 'end' : 'start' });
      });
      across += width;
    });
    down += height;
  }

  async function addPage(): Promise<void> {
    await pages.addPage();
    down = MARGIN;
    if (head) drawLines(head, 0, head.lineCount, headStyle);
  }

  const countFittingLines = (lineHeight: number): number => Math.floor((bottom - down - 2 * PADDING) / lineHeight);

  /** Keeps a row on one page, unless it is taller than a page. */
  async function drawLaidOut(row: LaidOutRow, style: RowStyle): Promise<void> {
    if (countFittingLines(row.lineHeight) < row.lineCount) await addPage();
    for (let from = 0; from < row.lineCount;) {
      const count = Math.min(row.lineCount - from, Math.max(1, countFittingLines(row.lineHeight)));
      drawLines(row, from, count, style);
      from += count;
      if (from < row.lineCount) await addPage();
    }
  }

  return {
    async drawParagraph(text, size, gap) {
      const lines = layoutText(prepare(text), direction, (contentWidth / size) * 1_000);
      const { ascent, lineHeight } = measureHeights(lines, size);
      for (const line of lines) {
        if (down + lineHeight > bottom) await addPage();
        const place = { across: MARGIN, down: down + ascent, width: contentWidth };
        pages.draw(line, place, { size, color: TEXT, align: 'start' });
        down += lineHeight;
      }
      down += gap;
    },
    async startTable(cells) {
      const row = layoutRow(cells);
      await drawLaidOut(row, headStyle);
      head = row;
    },
    async drawRow(cells) {
      rowCount += 1;
      await drawLaidOut(layoutRow(cells), { color: TEXT, background: rowCount % 2 === 1 ? STRIPE : null });
    },
    endTable() {
      head = null;
      down += BODY;
    },
  };
}
