import { languages } from 'virtual:texts/languages';
import { readStoredLanguage } from '../storage/read-boot-hints.ts';
import { DEFAULT_LANGUAGE } from './load-texts.ts';

/**
 * Reads the language of this browser: the visitor's choice, else the first of the browser's own that is among `tags`. A
 * tag matches whole, or by its language alone (`hi-IN` is `hi`). Returns `fallback` when there is none.
 */
export function readLanguage(tags: readonly string[] = Object.keys(languages), fallback = DEFAULT_LANGUAGE): string {
  const preferred = [readStoredLanguage() ?? '', ...navigator.languages];
  return preferred.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).find((tag) => tags.includes(tag)) ?? fallback;
}
