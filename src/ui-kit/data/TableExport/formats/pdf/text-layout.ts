import createBidi from 'bidi-js';
import type { DrawableText } from './drawable-text.ts';
import type { Glyph } from './glyph.ts';
import type { PdfFont } from './pdf-font.ts';

export type TextDirection = 'ltr' | 'rtl';

/** Characters of one font and one direction. */
export interface ShapedRun {
  readonly font: PdfFont;
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** From left to right. */
  readonly glyphs: readonly Glyph[];
  /** In thousandths of the font size. */
  readonly width: number;
}

/** One line of a text: its runs from left to right. The width is in thousandths of the font size. */
export interface TextLine {
  readonly runs: readonly ShapedRun[];
  readonly width: number;
}

/** The part of a text from one UTF-16 unit up to another. */
interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const bidi = createBidi();
/** Characters that can change the order. A text without them reads from left to right. */
const REORDERS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const LINE_TOLERANCE = 0.5;

/** Returns the level of each unit in the Unicode bidirectional algorithm. Odd levels read from right to left. */
function getLevels(text: string, direction: TextDirection): Uint8Array {
  if (direction === 'ltr' && !REORDERS.test(text)) return new Uint8Array(text.length);
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** Reverses every stretch of runs at each level, as rule L2 of the algorithm says. */
function orderRuns<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  return ordered;
}

/** Splits a line where font or direction change, and returns its runs from left to right. */
function splitRuns({ text, fonts }: DrawableText, levels: Uint8Array, { from, to }: TextSpan) {
  const runs: { from: number; to: number; font: PdfFont; level: number }[] = [];
  for (let unit = from; unit < to; unit += 1) {
    const [font, level, last] = [fonts[unit], levels[unit] ?? 0, runs.at(-1)];
    if (last !== undefined && last.font === font && last.level === level) last.to = unit + 1;
    else if (font !== undefined) runs.push({ from: unit, to: unit + 1, font, level });
  }
  return orderRuns(runs).map((run) => {
    const own = text.slice(run.from, run.to);
    const isRightToLeft = run.level % 2 === 1;
    const glyphs = run.font.placeGlyphs(own, isRightToLeft);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return { from: run.from, font: run.font, text: own, isRightToLeft, glyphs, width };
  });
}

const measureRuns = (runs: readonly ShapedRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** Returns the width that each unit adds in reading order. Null: no line can begin here. */
function listWidths(length: number, runs: readonly (ShapedRun & { readonly from: number })[]): (number | null)[] {
  const widths = new Array<number | null>(length).fill(null);
  for (const { from, glyphs } of runs)
    for (const { cluster, advance } of glyphs) widths[from + cluster] = (widths[from + cluster] ?? 0) + advance;
  return widths;
}

/** Breaks a text at spaces. A word wider than a line breaks between letters. */
function splitLines(text: string, widths: readonly (number | null)[], maxWidth: number): TextSpan[] {
  const lines: TextSpan[] = [];
  let from = 0;
  let width = 0;
  /** The last space of the line, and the width up to its end. */
  let space = { unit: -1, width: 0 };
  const endLine = (to: number, next: number, widthBefore: number): void => {
    lines.push({ from, to });
    from = next;
    width -= widthBefore;
    space = { unit: -1, width: 0 };
  };
  widths.forEach((own, unit) => {
    if (own === null) return;
    if (text[unit] === ' ') {
      width += own;
      space = { unit, width };
      return;
    }
    if (width + own > maxWidth && space.unit > from) endLine(space.unit, space.unit + 1, space.width);
    if (width + own > maxWidth && unit > from) endLine(unit, unit, width);
    width += own;
  });
  return [...lines, { from, to: text.length }];
}

/** Lays a text out in lines of at most this width, in thousandths of the font size. */
export function layoutText(drawable: DrawableText, direction: TextDirection, maxWidth: number): TextLine[] {
  const { text } = drawable;
  const levels = getLevels(text, direction);
  const createLine = (span: TextSpan): TextLine => {
    const own = splitRuns(drawable, levels, span);
    return { runs: own, width: measureRuns(own) };
  };
  const runs = splitRuns(drawable, levels, { from: 0, to: text.length });
  const width = measureRuns(runs);
  if (width <= maxWidth + LINE_TOLERANCE) return [{ runs, width }];
  return splitLines(text, listWidths(text.length, runs), maxWidth).map(createLine);
}
