import { pendingKeys } from './pending-keys.ts';
import { readLiteChoice, readTheme, writeLanguage, writeLiteChoice, writeTheme } from './preferences.ts';
import { API_BASE_KEY, ODDS_FORMAT_KEY, readStoredLanguage } from './read-boot-hints.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readBrandText, storeBrand } from './write-boot-hints.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The language, the theme, the operator's
 * brand, lite mode, the format of odds and the API's address stay, because they tell nothing about the user. Without
 * them the page would change its language, flash, cost data, or show odds that the bettor reads wrongly. Its first
 * prices would wait for config.json.
 *
 * Commands without an outcome stay too, here and in session storage: their user must learn it after the next sign-in.
 */
export function clearLocalStorage(): void {
  const [theme, liteChoice, brand, language] = [readTheme(), readLiteChoice(), readBrandText(), readStoredLanguage()];
  const keys = [ODDS_FORMAT_KEY, API_BASE_KEY, ...Object.values(pendingKeys)];
  const others = keys.map((key) => [key, safeLocalStorage.read(key)] as const);
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
  if (liteChoice !== null) writeLiteChoice(liteChoice);
  for (const [key, text] of others) if (text !== null) safeLocalStorage.write(key, text);
  if (brand !== null) storeBrand(brand);
  if (language !== null) writeLanguage(language);
}
