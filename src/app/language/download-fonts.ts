import { languageNames } from 'virtual:texts/language-names';
import { storeHasFont } from '#shared/storage/write-boot-hints.ts';
import { getLanguage } from '#shared/texts/load-texts.ts';
import { languageStore } from './language-store.ts';

/** How long a change of the language waits for its fonts, in milliseconds. */
const MAX_WAIT_MS = 3000;
/** A system without a letter draws the box of a missing one, as for this code point without a meaning. */
const NO_LETTER = '\u{10FFFD}';

/** Downloads the main font and those of the letters in a text, which stands for its language. */
async function downloadFonts(language: string, text: string): Promise<void> {
  const faces = await document.fonts.load("1em 'Inter Variable', 'Noto Scripts'", text);
  if (faces.length > 0) storeHasFont(language);
}

/** Tells whether the system has letters for a text. */
function canDraw(text: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const letter = /\p{Lo}/u.exec(text)?.[0];
  if (pen === null || letter === undefined) return true;
  pen.font = '16px sans-serif';
  return pen.measureText(letter).width !== pen.measureText(NO_LETTER).width;
}

/**
 * Downloads the fonts that the first page does without. The next page draws with them. So does this one if the system
 * would draw boxes instead of letters.
 */
export async function downloadMissingFonts(): Promise<void> {
  // The title has letters of the language, and no name of another one.
  const { title } = document;
  await downloadFonts(getLanguage(), title);
  if (!canDraw(title)) delete document.documentElement.dataset['font'];
}

/**
 * Downloads the fonts of a language before its first text is drawn, so that nothing moves later. Never rejects: without
 * a font, the system draws the letters.
 */
export async function awaitFonts(language: string): Promise<void> {
  const offered = languageStore.getState().offered ?? languageNames;
  const ownName = offered.find(({ tag }) => tag === language)?.name ?? '';
  const download = downloadFonts(language, ownName).catch(() => undefined);
  await Promise.race([download, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
