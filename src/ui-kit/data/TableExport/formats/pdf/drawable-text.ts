import type { PdfFont } from './pdf-font.ts';

/** Replaces a character without a glyph in any font. */
export const MISSING = '\u{fffd}';

const SPACE = /[\p{Zs}\p{Cc}]+/gu;
const SPACE_CODE = 32;
/** Invisible characters: joiners, direction marks, soft hyphens, variant selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Those that change the order or the joining of others. */
const IN_EFFECT = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A text of which every character has a font. */
export interface DrawableText {
  readonly text: string;
  /** The font of each UTF-16 unit of the text. */
  readonly fonts: readonly PdfFont[];
}

export interface DrawableTexts {
  prepare(text: string): DrawableText;
  /** Characters of all texts so far without a glyph, as "U+6771", each once in the order of appearance. */
  listMissing(): readonly string[];
}

/** Prepares texts as a PDF can hold them: composed, in one line, with one kind of space. */
export const normalizeText = (text: string): string => text.normalize('NFC').replace(SPACE, ' ').trim();

const describeLetter = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Gives the space between two words of one font to that font, so that a reader finds both in one piece. */
const joinSpaces = (text: string, fonts: readonly PdfFont[]): readonly PdfFont[] =>
  fonts.map((font, unit) => {
    const before = fonts[unit - 1];
    const joins = text[unit] === ' ' && before === fonts[unit + 1] && (before?.file.findGlyph(SPACE_CODE) ?? 0) !== 0;
    return joins ? (before ?? font) : font;
  });

/** Finds the font of each character, and replaces what has none. */
export function createDrawableTexts(fonts: readonly [PdfFont, ...PdfFont[]]): DrawableTexts {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const missing = new Set<string>();

  const hasGlyph = (letter: string) => (font: PdfFont) => font.file.findGlyph(letter.codePointAt(0) ?? 0) !== 0;

  /** Returns the first font that draws every visible character, as letters and their signs must come from one font. */
  const findFont = (visible: readonly string[]): PdfFont | undefined =>
    fonts.find((font) => visible.every((letter) => hasGlyph(letter)(font)));

  /** Notes the letters without a glyph, or all if they have glyphs in different fonts. */
  const noteMissing = (visible: readonly string[]): void => {
    const absent = visible.filter((letter) => !fonts.some(hasGlyph(letter)));
    for (const letter of absent.length === 0 ? visible : absent) missing.add(describeLetter(letter));
  };

  return {
    prepare(text) {
      const ownFonts: PdfFont[] = [];
      let drawable = '';
      for (const { segment } of graphemes.segment(normalizeText(text))) {
        const visible = [...segment.replace(INVISIBLE, '')];
        const font = visible.length === 0 ? (ownFonts.at(-1) ?? fonts[0]) : findFont(visible);
        if (font === undefined) noteMissing(visible);
        const drawn =
          font === undefined ? MISSING : segment.replace(INVISIBLE, (sign) => (IN_EFFECT.test(sign) ? sign : ''));
        drawable += drawn;
        for (let unit = 0; unit < drawn.length; unit += 1) ownFonts.push(font ?? fonts[0]);
      }
      return { text: drawable, fonts: joinSpaces(drawable, ownFonts) };
    },
    listMissing: () => [...missing],
  };
}
