import { readLiteChoice, readTheme, writeLiteChoice, writeTheme } from './preferences.ts';
import { ODDS_FORMAT_KEY } from './read-boot-hints.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readBrandText, storeBrand } from './write-boot-hints.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The theme, the
 * operator's brand, the choice of lite mode and the format of odds stay: they tell nothing about the user. The loss of
 * the first two would flash the page, of lite mode cost data. A bettor could read odds of another format wrongly.
 *
 * Session storage stays too: reconciliation must find an unverified bet after the next sign-in.
 */
export function clearLocalStorage(): void {
  const [theme, liteChoice, brand] = [readTheme(), readLiteChoice(), readBrandText()];
  const oddsFormat = safeLocalStorage.read(ODDS_FORMAT_KEY);
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
  if (liteChoice !== null) writeLiteChoice(liteChoice);
  if (oddsFormat !== null) safeLocalStorage.write(ODDS_FORMAT_KEY, oddsFormat);
  if (brand !== null) storeBrand(brand);
}
