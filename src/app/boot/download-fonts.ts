import { storeHasFont } from '#shared/storage/write-boot-hints.ts';
import { getLanguage } from '#shared/texts/load-texts.ts';

/** A system without a letter draws the box of a missing one, as for this code point without a meaning. */
const NO_LETTER = '\u{10FFFD}';

/** Tells whether the system has letters for a text. */
function canDraw(text: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const letter = /\p{Lo}/u.exec(text)?.[0];
  if (pen === null || letter === undefined) return true;
  pen.font = '16px sans-serif';
  return pen.measureText(letter).width !== pen.measureText(NO_LETTER).width;
}

/**
 * Downloads the fonts of the current language, where this page does without them. The next page draws with them. So
 * does this one if the system would draw boxes instead of letters.
 */
export async function downloadFonts(): Promise<void> {
  const language = getLanguage();
  // The title has letters of the language, and no name of another one.
  const { title } = document;
  const [faces] = await Promise.all([
    document.fonts.load("1em 'Inter Variable'"),
    document.fonts.load("1em 'Noto Scripts'", title),
  ]);
  if (faces.length === 0) return;
  storeHasFont(language);
  if (!canDraw(title)) delete document.documentElement.dataset['font'];
}
