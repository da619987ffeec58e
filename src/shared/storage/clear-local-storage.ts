import { readLiteChoice, readTheme, writeLiteChoice, writeTheme } from './preferences.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readBrandText, storeBrand } from './write-boot-hints.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The theme, the
 * operator's brand and the choice of lite mode stay: they tell nothing about the user. The loss of the first two would
 * flash the page, of the last cost data.
 *
 * Session storage stays too: reconciliation must find an unverified bet after the next sign-in.
 */
export function clearLocalStorage(): void {
  const [theme, liteChoice, brand] = [readTheme(), readLiteChoice(), readBrandText()];
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
  if (liteChoice !== null) writeLiteChoice(liteChoice);
  if (brand !== null) storeBrand(brand);
}
