import { readTheme, writeTheme } from './preferences.ts';
import { safeLocalStorage } from './safe-storage.ts';

/**
 * Forced sign-out: all local storage goes (specification 4), but the theme, which says nothing of the user and whose loss would
 * flash the page. Session storage stays: a bet whose answer was lost must still be found after signing in again.
 */
export function clearLocalStorage(): void {
  const theme = readTheme();
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
}
