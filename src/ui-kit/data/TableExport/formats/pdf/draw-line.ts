import type { Glyph } from './glyph.ts';
import { toNumeral, toTextString } from './pdf-file.ts';
import type { ShapedRun, TextLine } from './text-layout.ts';

/** Text of a glyph whose cluster has no character left for it. Readers skip it. */
const NO_TEXT = '\u2060';
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Differences in thousandths of the font size that no reader can see. */
const INVISIBLE = 0.01;

/** A glyph with its distance from the start of the run, and the characters that a reader finds under it. */
interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly at: number;
  readonly text: string;
}

/**
 * Divides the characters of a cluster among its glyphs. Read from left to right, the glyphs then have the text in its
 * order, even where a sign is drawn before its letter. The first glyph has what the others do not need.
 */
function divideText(text: string, count: number): string[] {
  const composed = [...text];
  const letters = composed.length < count ? [...text.normalize('NFD')] : composed;
  const surplus = Math.max(1, letters.length - count + 1);
  return [letters.slice(0, surplus).join(''), ...letters.slice(surplus)];
}

/** Gives the text of a character to the glyph that draws most of it. Its other glyphs are parts, such as dots. */
const giveText = (text: string, glyphs: readonly Glyph[]): string[] => {
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const chosen = glyphs.findIndex(({ advance }) => advance === widest);
  return glyphs.map((_, index) => (index === chosen ? text : ''));
};

function placeGlyphs({ text, glyphs, isRightToLeft }: ShapedRun): PlacedGlyph[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const clusters = new Map(
    starts.map((start, index) => {
      const letters = text.slice(start, starts[index + 1]).replace(DIRECTION_MARKS, '');
      const own = glyphs.filter(({ cluster }) => cluster === start);
      return [start, isRightToLeft ? giveText(letters, own) : divideText(letters, own.length)];
    }),
  );
  let at = 0;
  return glyphs.map((glyph) => {
    const own = clusters.get(glyph.cluster)?.shift() ?? '';
    const placed = { glyph, at, text: own === '' ? NO_TEXT : own };
    at += glyph.advance;
    return placed;
  });
}

/** Whether a glyph is a part of the one beside it, such as the dots of a letter. */
const isPart = ({ glyph, text }: PlacedGlyph): boolean => glyph.advance === 0 && text === NO_TEXT;

/** A point of the base line, in points. */
interface BasePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Writes the glyphs of a run, with the distances that differ from the widths in the font. Readers add spaces where the
 * pen jumps, so a sign above or below its letter gets a place of its own.
 */
function writeGlyphs({ font }: ShapedRun, placed: readonly PlacedGlyph[], { x, y }: BasePoint, size: number): string {
  const operators: string[] = [];
  let codes = '';
  let pen = 0;
  const moveTo = (at: number, up: number): void => {
    if (codes !== '') operators.push(`[${codes}]TJ`);
    codes = '';
    operators.push(`1 0 0 1 ${toNumeral(x + (at * size) / 1_000)} ${toNumeral(y + (up * size) / 1_000)} Tm`);
    pen = at;
  };
  moveTo(0, 0);
  for (const { glyph, at, text } of placed) {
    const hasOwnPlace = glyph.y !== 0 || (glyph.advance === 0 && Math.abs(at + glyph.x - pen) > INVISIBLE);
    if (hasOwnPlace) moveTo(at + glyph.x, glyph.y);
    const shift = at + glyph.x - pen;
    if (Math.abs(shift) > INVISIBLE) codes += toNumeral(-shift);
    codes += `<${font.encode(glyph.id, text).toString(16).padStart(4, '0')}>`;
    pen = at + glyph.x + font.file.getAdvance(glyph.id);
    if (hasOwnPlace) moveTo(at + glyph.advance, 0);
  }
  if (codes !== '') operators.push(`[${codes}]TJ`);
  return operators.join(' ').replaceAll('><', '');
}

/**
 * Draws a run. A run that reads from left to right states its text where its glyphs have another one. Of a run that
 * reads from right to left, readers find the order themselves.
 */
function drawRun(run: ShapedRun, point: BasePoint, size: number): string {
  const placed = placeGlyphs(run);
  // Parts come last, so that a reader finds the letters of a word side by side.
  const ordered = [...placed.filter((each) => !isPart(each)), ...placed.filter(isPart)];
  const drawing = writeGlyphs(run, ordered, point, size);
  const text = run.text.replace(DIRECTION_MARKS, '');
  const isPlain = placed.length === text.length && placed.every((each, index) => each.text === text[index]);
  const content =
    run.isRightToLeft || isPlain ? drawing : `/Span<</ActualText${toTextString(text)}>>BDC ${drawing} EMC`;
  return `/${run.font.name} ${toNumeral(size)} Tf ${content}`;
}

/** Returns the operators that draw a line from this point of its base line, in points. */
export function drawLine({ runs }: TextLine, x: number, y: number, size: number): string {
  let left = x;
  const operators = runs.map((run) => {
    const drawn = drawRun(run, { x: left, y }, size);
    left += (run.width * size) / 1_000;
    return drawn;
  });
  return `BT ${operators.join(' ')} ET`;
}
