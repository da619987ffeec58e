import { languageNames } from 'virtual:texts/language-names';
import { storeHasFont } from '#shared/storage/write-boot-hints.ts';

/** How long a change of the language waits for its font, in milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Downloads the font of a language's script, so that its first text is drawn in it and nothing moves later. Never
 * rejects: without the font, the system draws the letters.
 */
export async function loadScriptFont(tag: string): Promise<void> {
  const ownName = languageNames.find((language) => language.tag === tag)?.name ?? '';
  const download = document.fonts.load("1em 'Noto Scripts'", ownName);
  await Promise.race([
    download.then(() => storeHasFont(tag)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
