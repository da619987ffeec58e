import { toLatinDigits } from '#shared/domain/money/latin-digits.ts';

/** Replaces a character without a glyph in the font. */
export const MISSING = '\u{fffd}';
/** Follows a text with signs that need a shaping engine, which the PDF writer lacks. */
export const OUT_OF_SHAPE = ' †';

const SPACE = /[\p{Zs}\p{Cc}]+/gu;
/** Invisible characters: joiners, direction marks, soft hyphens, variant selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const COMBINING = /\p{M}/u;

export interface DrawableReport {
  /** Characters without a glyph, as "U+6771", each once in the order of appearance. */
  readonly missing: readonly string[];
  /** Number of texts with combining signs. */
  readonly outOfShape: number;
}

export interface DrawableText {
  /** Returns the text as the font can draw it, with Latin digits, and with marks for the rest. */
  write(text: string): string;
  /** Missing characters of all texts so far. */
  report(): DrawableReport;
}

const describeLetter = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Prepares texts for a writer that draws one glyph after another. `hasGlyph` reads the font's character map. */
export function createDrawableText(hasGlyph: (codePoint: number) => boolean): DrawableText {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const missing = new Set<string>();
  let outOfShape = 0;

  const draw = (grapheme: string): string => {
    const visible = grapheme.replace(INVISIBLE, '');
    const missingLetters = [...visible].filter((letter) => !hasGlyph(letter.codePointAt(0) ?? 0));
    for (const letter of missingLetters) missing.add(describeLetter(letter));
    return missingLetters.length > 0 ? MISSING : visible;
  };

  return {
    write(text) {
      const spaced = toLatinDigits(text).normalize('NFC').replace(SPACE, ' ').trim();
      const rendered = Array.from(graphemes.segment(spaced), ({ segment }) => draw(segment)).join('');
      if (!COMBINING.test(rendered)) return rendered;
      outOfShape += 1;
      return rendered + OUT_OF_SHAPE;
    },
    report: () => ({ missing: [...missing], outOfShape }),
  };
}
