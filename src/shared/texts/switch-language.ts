import type { MessageFile } from 'virtual:texts/languages';
import { findLanguage, setLanguage } from './load-texts.ts';

/**
 * Shows the texts of another language, unless `isRequested` tells that it is no longer the choice when they arrive.
 * Rejects, and changes nothing, when they could not be downloaded. What is on screen has to render again.
 */
export async function switchLanguage(tag: string, isRequested: () => boolean): Promise<void> {
  const { first, rest: remaining } = findLanguage(tag);
  const files: readonly MessageFile[] = await Promise.all([first(), remaining()]);
  if (!isRequested()) return;
  for (const file of files) file.install();
  setLanguage(tag);
}
