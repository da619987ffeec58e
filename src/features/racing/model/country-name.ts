import { getLanguage } from '#shared/texts/load-texts.ts';
import { texts } from '../texts.ts';

/**
 * Returns the name of a country in the language of the page, or the code itself when it is unknown. A malformed code
 * would make Intl throw.
 */
export function getCountryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code === '' ? texts.noCountry : code;
  return new Intl.DisplayNames([getLanguage(), 'en'], { type: 'region', fallback: 'none' }).of(code) ?? code;
}
