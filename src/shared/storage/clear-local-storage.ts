import { readTheme, writeTheme } from './preferences.ts';
import { safeLocalStorage } from './safe-storage.ts';

/**
 * Clears local storage on a forced sign-out (docs/requirements.md#41-session). The theme stays, because it tells
 * nothing about the user and its loss would flash the page.
 *
 * Session storage stays too: reconciliation must find an unverified bet after the next sign-in.
 */
export function clearLocalStorage(): void {
  const theme = readTheme();
  safeLocalStorage.clear();
  if (theme !== null) writeTheme(theme);
}
