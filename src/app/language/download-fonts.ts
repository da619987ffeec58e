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

/** Letters of the scripts that have a font of ours (script-fonts.css). */
const SCRIPT_LETTERS = /[\p{Script=Deva}\p{Script=Beng}\p{Script=Arab}\p{Script=Taml}\p{Script=Telu}]/gu;

/** Tells whether the system has each of these letters. A font for Arabic may lack some of Urdu. */
function canDraw(letters: readonly string[]): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return true;
  pen.font = '16px sans-serif';
  const boxWidth = pen.measureText(NO_LETTER).width;
  return letters.every((letter) => /\p{Mn}/u.test(letter) || pen.measureText(letter).width !== boxWidth);
}

/**
 * Downloads the fonts that the first page does without. The next page draws with them. So does this one if the system
 * would draw boxes instead of letters.
 */
export async function downloadMissingFonts(): Promise<void> {
  const letters = [...new Set(document.body.textContent.match(SCRIPT_LETTERS))];
  await downloadFonts(getLanguage(), document.title + letters.join(''));
  if (!canDraw(letters)) delete document.documentElement.dataset['font'];
}

/**
 * Downloads the fonts of a language before its first text is drawn, so that nothing moves later. Never rejects: without
 * a font, the system draws the letters.
 */
export async function waitForFonts(language: string): Promise<void> {
  const offered = languageStore.getState().offered ?? languageNames;
  const ownName = offered.find(({ tag }) => tag === language)?.name ?? '';
  const download = downloadFonts(language, ownName).catch(() => undefined);
  await Promise.race([download, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
