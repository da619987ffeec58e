/*
 * Early hints from storage, read before the stored values can be validated. Imports nothing, because the page's first
 * file waits for its imports.
 */

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the stored token, which can have expired or be malformed (session.ts owns the key). */
export const readStoredToken = (): string | null => readText('token');

/** Tells whether a token is stored. */
export const mayBeSignedIn = (): boolean => readStoredToken() !== null;

/** Returns the theme chosen in this browser, or null for the system's theme (preferences.ts owns the key). */
export function readStoredTheme(): 'light' | 'dark' | null {
  const theme = readText('theme@1');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
