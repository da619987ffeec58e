import { drawLine } from './draw-line.ts';
import { writeFont } from './embed-font.ts';
import { createPdfFile, encodeText, toNumeral, toTextString } from './pdf-file.ts';
import type { PdfFont } from './pdf-font.ts';
import type { TextDirection, TextLine } from './text-layout.ts';

/** Red, green and blue from 0 to 1. */
export type PdfColor = readonly [number, number, number];

/** Points. Across: from the side where the language begins. Down: from the top of the paper. */
export interface PageBox {
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

/** Pages of one size, drawn in order. */
export interface Pages {
  readonly width: number;
  readonly height: number;
  addPage(): Promise<void>;
  fill(box: PageBox, color: PdfColor): void;
  /** Draws a line with its base line at `down`, at one end of a stretch of the page. */
  draw(line: TextLine, place: Omit<PageBox, 'height'>, style: TextStyle): void;
  /** Ends the file. `createPageNumber` returns the line in the lower corner of each page. */
  end(title: string, language: string, createPageNumber: (page: number, last: number) => TextLine): Promise<Blob>;
}

interface TextStyle {
  readonly size: number;
  readonly color: PdfColor;
  readonly align: 'start' | 'end';
}

/** A4 in points. */
const [SHORT_SIDE, LONG_SIDE] = [595.28, 841.89];
export const MARGIN = 28;
const BLACK: PdfColor = [0, 0, 0];
const PAGE_NUMBER_SIZE = 7;

export function createPages(fonts: readonly PdfFont[], isWide: boolean, direction: TextDirection): Pages {
  const [width, height] = isWide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const pdf = createPdfFile();
  const [root, tree, info] = [pdf.reserve(), pdf.reserve(), pdf.reserve()];
  const fontIds = fonts.map(() => pdf.reserve());
  const contents: number[] = [];
  let operators: string[] = [];

  const toLeft = (across: number, ownWidth: number): number =>
    direction === 'rtl' ? width - across - ownWidth : across;

  const drawText: Pages['draw'] = (line, { across, down, width: space }, { size, color, align }) => {
    const ownWidth = (line.width * size) / 1_000;
    const start = align === 'start' ? across : across + space - ownWidth;
    operators.push(
      `${color.map(toNumeral).join(' ')} rg`,
      drawLine(line, toLeft(start, ownWidth), height - down, size),
    );
  };

  async function endContent(): Promise<number> {
    const id = pdf.reserve();
    const content = encodeText(operators.join('\n'));
    operators = [];
    await pdf.writeStream(id, content);
    return id;
  }

  async function writePages(createPageNumber: (page: number, last: number) => TextLine): Promise<void> {
    const last = contents.length;
    const pageIds = contents.map(() => pdf.reserve());
    const place = { across: MARGIN, down: height - MARGIN / 2, width: width - 2 * MARGIN };
    const resources = fonts.map(({ name }, index) => `/${name} ${fontIds[index] ?? 0} 0 R`).join(' ');
    for (const [index, content] of contents.entries()) {
      drawText(createPageNumber(index + 1, last), place, { size: PAGE_NUMBER_SIZE, color: BLACK, align: 'end' });
      const number = await endContent();
      pdf.write(
        pageIds[index] ?? 0,
        `<</Type /Page /Parent ${tree} 0 R /Contents [${content} 0 R ${number} 0 R] /Resources <</Font <<${resources}>>>>>>`,
      );
    }
    const box = `/MediaBox [0 0 ${width} ${height}]`;
    pdf.write(tree, `<</Type /Pages ${box} /Count ${last} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`);
  }

  return {
    width,
    height,
    async addPage() {
      contents.push(await endContent());
    },
    fill(box, color) {
      const left = toLeft(box.across, box.width);
      const numbers = [left, height - box.down - box.height, box.width, box.height].map(toNumeral).join(' ');
      operators.push(`${color.map(toNumeral).join(' ')} rg ${numbers} re f`);
    },
    draw: drawText,
    async end(title, language, createPageNumber) {
      contents.push(await endContent());
      await writePages(createPageNumber);
      for (const [index, font] of fonts.entries()) await writeFont(pdf, font, fontIds[index] ?? 0);
      pdf.write(root, `<</Type /Catalog /Pages ${tree} 0 R /Lang ${toTextString(language)}>>`);
      pdf.write(info, `<</Title ${toTextString(title)}>>`);
      return pdf.end(root, info);
    },
  };
}
