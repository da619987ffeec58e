/*
 * Guesses for who decides what to load and to show before there is anything to check with. Imports nothing, because the page's first file
 * waits for what it imports.
 */

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether a token is kept (its key is session.ts's). */
export const mayBeSignedIn = (): boolean => readText('token') !== null;

/** The theme that this browser chose, where it is not the system's (its key is preferences.ts's). */
export function readStoredTheme(): 'light' | 'dark' | null {
  const theme = readText('theme@1');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
