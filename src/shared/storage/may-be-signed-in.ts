/**
 * A guess, for who decides what to load before there is anything to check with: whether a token is kept (its key is session.ts's). Imports
 * nothing, because the page's first file waits for what it imports.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}
