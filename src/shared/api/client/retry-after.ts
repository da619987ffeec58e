/** Longest wait in milliseconds. A wrong header must not stop the prices for a day. */
const LONGEST_MS = 10 * 60_000;

/**
 * Reads the `Retry-After` of a failed call, which is seconds or a date (RFC 9110, 10.2.3). Returns milliseconds from
 * now, 0 to ten minutes. 0 without the header, and for any other text.
 */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number {
  const ms = Number(header) * 1000 || Date.parse(header ?? '') - now;
  return ms > 0 ? Math.min(LONGEST_MS, ms) : 0;
}

/**
 * Adds a random part to the wait, up to its own length. A server that sends every page away at once would otherwise get
 * all of them back at once.
 */
export const addJitter = (waitMs: number): number => waitMs * (1 + Math.random());
