/*
 * Early hints from storage, read before the stored values can be validated. Imports nothing large, because the page's
 * first file waits for its imports.
 */
import { getRemainingMs } from './session-expiry.ts';

function readText(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Returns the stored token, which can be malformed. Null after its stored expiry (session.ts owns both keys). */
export const readStoredToken = (): string | null =>
  getRemainingMs(readText('expiry'), Date.now()) >= 0 ? readText('token') : null;

/** Tells whether a token is stored that has not expired. */
export const mayBeSignedIn = (): boolean => readStoredToken() !== null;

/** Returns the theme chosen in this browser, or null for the system's theme (preferences.ts owns the key). */
export function readStoredTheme(): 'light' | 'dark' | 'contrast' | null {
  const theme = readText('theme@1');
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : null;
}

/** Returns the bettor's choice of lite mode, or null for the browser's data saver (preferences.ts owns the key). */
export function readStoredLiteChoice(): 'on' | 'off' | null {
  const choice = readText('lite@1');
  return choice === 'on' || choice === 'off' ? choice : null;
}

/** Returns the tag of the language chosen in this browser, or null (preferences.ts owns the key). */
export const readStoredLanguage = (): string | null => readText('language@1');

/** odds-format-storage.ts owns the value. */
export const ODDS_FORMAT_KEY = 'odds-format@1';

/** Returns the chosen format of odds, or null for decimal odds (odds-format-storage.ts owns the key). */
export const readStoredOddsFormat = (): string | null => readText(ODDS_FORMAT_KEY);

/** Returns the text of the last brand, or null (write-boot-hints.ts owns the key). */
export const readStoredBrand = (): string | null => readText('brand@1');

/** write-boot-hints.ts owns the value. */
export const API_BASE_KEY = 'api-base@1';

/** Returns the API's address of the last start, or null. */
export const readLastApiBase = (): string | null => readText(API_BASE_KEY);

/** Key of the preview link in the storage of the tab. Its signature tells whether the value is valid. */
export const PREVIEW_KEY = 'preview';

/** Tells whether the address or this tab has a preview link. */
export const hasPreview = (): boolean =>
  location.search.includes('preview=') || readText(PREVIEW_KEY, 'sessionStorage') !== null;

/** The main font has the letters of English. */
export const toFontKey = (language: string): string => (language === 'en' ? 'font@1' : `font-${language}@1`);

/** Tells whether the browser has downloaded the fonts of a language before (write-boot-hints.ts writes the key). */
export const hasFont = (language: string): boolean => readText(toFontKey(language)) === 'loaded';
