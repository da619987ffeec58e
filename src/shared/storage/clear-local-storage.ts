import { readLiteChoice, readTheme, writeLanguage, writeLiteChoice, writeTheme } from './preferences.ts';
import { ODDS_FORMAT_KEY, readStoredLanguage } from './read-boot-hints.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readBrandText, storeBrand } from './write-boot-hints.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The language, the theme, the operator's
 * brand, lite mode and the format of odds stay, because they tell nothing about the user. Without them the page would
 * change its language, flash, cost data, or show odds that the bettor reads wrongly.
 *
 * Session storage stays too: reconciliation must find an unverified bet after the next sign-in.
 */
export function clearLocalStorage(): void {
  const [theme, liteChoice, brand, language] = [readTheme(), readLiteChoice(), readBrandText(), readStoredLanguage()];
  const oddsFormat = safeLocalStorage.read(ODDS_FORMAT_KEY);
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
  if (liteChoice !== null) writeLiteChoice(liteChoice);
  if (oddsFormat !== null) safeLocalStorage.write(ODDS_FORMAT_KEY, oddsFormat);
  if (brand !== null) storeBrand(brand);
  if (language !== null) writeLanguage(language);
}
