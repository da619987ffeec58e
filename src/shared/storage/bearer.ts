/**
 * Checks that a text can be sent as a bearer token. `fetch` throws on control characters and on characters outside
 * Latin-1.
 */
export const isBearer = (text: string): boolean =>
  text !== '' && text === text.trim() && /^[\x20-\x7E\xA0-\xFF]+$/.test(text);
