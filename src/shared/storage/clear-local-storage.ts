import { readLiteChoice, readTheme, writeLiteChoice, writeTheme } from './preferences.ts';
import { safeLocalStorage } from './safe-storage.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The theme and the choice of lite mode
 * stay: they tell nothing about the user. The loss of one would flash the page, of the other cost data.
 *
 * Session storage stays too: reconciliation must find an unverified bet after the next sign-in.
 */
export function clearLocalStorage(): void {
  const [theme, liteChoice] = [readTheme(), readLiteChoice()];
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
  if (liteChoice !== null) writeLiteChoice(liteChoice);
}
