import type { FontSource } from './font-sources.ts';
import type { Glyph } from './glyph.ts';
import { type FontFile, readFont, writeSfnt } from './read-font.ts';
import type { Shaper } from './shaper.ts';

/** A font of one PDF. */
export interface PdfFont {
  /** Name on the pages: "F0". */
  readonly name: string;
  readonly file: FontFile;
  /** Returns the glyphs of a run from left to right. */
  placeGlyphs(text: string, isRightToLeft: boolean): readonly Glyph[];
  /**
   * Returns the code of a glyph that stands for this text, at most 65,535. A reader finds the text by the code, so a
   * glyph has one code for each text.
   */
  encode(glyph: number, text: string): number;
  /** Glyph and text of each code, from code 0. */
  readonly codes: readonly { readonly glyph: number; readonly text: string }[];
}

/** Invisible characters: joiners, direction marks, isolates. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Shaped runs that a font remembers. Names and words of a table come back in its rows. */
const MAX_REMEMBERED = 5_000;

/** Places one glyph after another, which is all that Latin, Greek and Cyrillic letters need. */
function placeLetters({ findGlyph, getAdvance }: FontFile, text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let cluster = 0;
  for (const letter of text) {
    const id = findGlyph(letter.codePointAt(0) ?? 0);
    if (!INVISIBLE.test(letter)) glyphs.push({ id, cluster, advance: getAdvance(id), x: 0, y: 0 });
    cluster += letter.length;
  }
  return glyphs;
}

/**
 * Loads a font. Without a shaper its letters stand one after another. `spaceWidth` is the width of spaces in a text of
 * several fonts, in thousandths of the font size.
 */
export async function loadFont(
  { load, script }: FontSource,
  name: string,
  shaper: Shaper | null,
  spaceWidth: number | null = null,
): Promise<PdfFont> {
  const { default: address } = await load();
  const packed = atob(address.slice(address.indexOf(',') + 1));
  const file = await readFont(Uint8Array.from(packed, (letter) => letter.charCodeAt(0)));
  const shapeRun =
    shaper === null
      ? (text: string) => placeLetters(file, text)
      : shaper.addFont(writeSfnt([...file.tables]), file.scale, script ?? null);
  const remembered = new Map<string, readonly Glyph[]>();
  const codes: { glyph: number; text: string }[] = [{ glyph: 0, text: '' }];
  const codesByContent = new Map<string, number>();
  return {
    name,
    file,
    codes,
    placeGlyphs(text, isRightToLeft) {
      const key = `${isRightToLeft ? '<' : '>'}${text}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const glyphs = shapeRun(text, isRightToLeft).map((glyph) =>
        spaceWidth !== null && text[glyph.cluster] === ' ' ? { ...glyph, advance: spaceWidth } : glyph,
      );
      remembered.set(key, glyphs);
      return glyphs;
    },
    encode(glyph, text) {
      const key = `${glyph} ${text}`;
      const known = codesByContent.get(key);
      if (known !== undefined) return known;
      codesByContent.set(key, codes.length);
      return codes.push({ glyph, text }) - 1;
    },
  };
}
