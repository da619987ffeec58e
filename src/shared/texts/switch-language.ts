import type { MessageFile } from 'virtual:texts/languages';
import { findLanguage, setLanguage } from './load-texts.ts';

/**
 * Shows the texts of another language, unless `isRequested` tells that it is no longer the choice when they arrive.
 * `font`: resolves when the letters can be drawn. Rejects, and changes nothing, when the texts could not be downloaded.
 * What is on screen has to render again.
 */
export async function switchLanguage(tag: string, isRequested: () => boolean, font?: Promise<unknown>): Promise<void> {
  const { first, rest: remaining } = findLanguage(tag);
  const files: readonly MessageFile[] = await Promise.all([first(), remaining()]);
  await font;
  if (!isRequested()) return;
  for (const file of files) file.install();
  setLanguage(tag);
}
