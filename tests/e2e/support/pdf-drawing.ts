import type * as pdfjsDist from 'pdfjs-dist';

/** A text in a PDF, compared with the browser's drawing of the same text. */
export interface DrawnText {
  readonly sample: string;
  /** Share of the ink that only one of the two drawings has, from 0 to 1. */
  readonly difference: number;
  /** The same share after a mistake: letters that do not join, and the other reading direction. */
  readonly unjoined: number;
  readonly reversed: number;
  /** The text that a reader copies from the PDF. */
  readonly copied: string;
}

export interface PdfDrawing {
  readonly pdf: string;
  readonly fonts: readonly string[];
  readonly samples: readonly string[];
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Draws each page of a PDF, whose table has one column and one sample a row, and beside it each sample by the browser.
 * Runs in a page that serves pdf.js at /pdf.mjs. `pdf` and `fonts` are Base64.
 */
export async function comparePdfWithBrowser({
  pdf,
  fonts,
  samples,
  language,
  direction,
}: PdfDrawing): Promise<DrawnText[]> {
  const SCALE = 6;
  const SIZE = 7;
  const LEFT = 31;
  const reader: string = '/pdf.mjs';
  const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const pdfjs = (await import(reader)) as typeof pdfjsDist;
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
  document.documentElement.lang = language;
  for (const [index, font] of fonts.entries())
    document.fonts.add(await new FontFace(`S${index}`, toBytes(font)).load());

  /** Returns how dark each pixel is, without the stripes of the table. */
  const readInk = (canvas: HTMLCanvasElement): number[] => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return Array.from({ length: data.length / 4 }, (_, at) => Math.max(0, (240 - (data[at * 4] ?? 0)) / 189));
  };

  const createCanvas = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser draws nothing');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    return { canvas, context };
  };

  interface Place {
    readonly width: number;
    readonly height: number;
    readonly x: number;
    readonly baseline: number;
    readonly way: 'ltr' | 'rtl';
  }
  const drawByBrowser = (text: string, { width, height, x, baseline, way }: Place): number[] => {
    const { canvas, context } = createCanvas(width, height);
    context.font = `${SIZE * SCALE}px ${fonts.map((_, index) => `S${index}`).join(', ')}`;
    context.textRendering = 'geometricPrecision';
    context.fillStyle = 'rgb(51 51 51)';
    context.direction = way;
    context.textAlign = direction === 'rtl' ? 'right' : 'left';
    context.fillText(text, x, baseline);
    return readInk(canvas);
  };

  const compareInk = (one: readonly number[], other: readonly number[]): number => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return sum(one.map((value, at) => Math.abs(value - (other[at] ?? 0)))) / sum(other);
  };

  const document_ = await pdfjs.getDocument({ data: toBytes(pdf), disableFontFace: true }).promise;
  const drawn: DrawnText[] = [];
  for (let number = 1; number <= document_.numPages; number += 1) {
    const page = await document_.getPage(number);
    const { items } = await page.getTextContent();
    const rows: { y: number; items: { str: string; x: number }[] }[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '' || item.height > 10) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const row = rows.find((each) => Math.abs(each.y - y) < 5);
      if (row) row.items.push({ str: item.str, x });
      else rows.push({ y, items: [{ str: item.str, x }] });
    }
    // Without the head of the table and the number of the page.
    for (const row of rows.slice(1, -1)) {
      const sample = samples[drawn.length] ?? '';
      const paper = page.getViewport({ scale: SCALE });
      // The browser draws text on whole pixels, so the page is moved until the text begins on one.
      const [baseline, edge] = [9 * SCALE, LEFT * SCALE];
      const [width, height] = [Math.round(paper.width), 14 * SCALE];
      const viewport = page.getViewport({
        scale: SCALE,
        offsetX: direction === 'rtl' ? width - paper.width : 0,
        offsetY: baseline - (paper.height - row.y * SCALE),
      });
      const { canvas, context } = createCanvas(width, height);
      await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
      const ink = readInk(canvas);
      const x = direction === 'rtl' ? width - edge : edge;
      const draw = (text: string, way: 'ltr' | 'rtl') =>
        compareInk(ink, drawByBrowser(text, { width, height, x, baseline, way }));
      drawn.push({
        sample,
        difference: draw(sample, direction),
        unjoined: draw([...sample].join('\u200c'), direction),
        reversed: draw(sample, direction === 'rtl' ? 'ltr' : 'rtl'),
        copied: row.items.map(({ str }) => str).join(''),
      });
    }
  }
  return drawn;
}
