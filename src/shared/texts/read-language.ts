import { languages } from 'virtual:texts/languages';
import { readStoredLanguage } from '../storage/read-boot-hints.ts';
import { DEFAULT_LANGUAGE } from './load-texts.ts';

/**
 * Reads the language of this browser: the visitor's choice, else the first of the browser's own that there is. A tag
 * matches whole, or by its language alone (`hi-IN` is `hi`).
 */
export function readLanguage(): string {
  const preferred = [readStoredLanguage() ?? '', ...navigator.languages];
  return (
    preferred.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).find((tag) => Object.hasOwn(languages, tag)) ??
    DEFAULT_LANGUAGE
  );
}
