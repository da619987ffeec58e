/** The statuses with which a busy server sends `Retry-After` (RFC 9110, 10.2.3; RFC 6585, 4). */
const BUSY = [429, 503];
/** Longest wait in milliseconds. A wrong header must not stop the prices for a day. */
const LONGEST_MS = 10 * 60_000;

/**
 * Reads `Retry-After`, which is seconds or a date. Returns milliseconds from now, 0 to ten minutes. 0 for another
 * status, without the header, and for any other text.
 */
export function readRetryAfter(status: number, header: string | null | undefined, now = Date.now()): number {
  if (!BUSY.includes(status) || !header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.min(LONGEST_MS, Math.max(0, ms || 0));
}

/**
 * Adds a random part to the wait, up to its own length. A server that sends every page away at once would otherwise get
 * all of them back at once.
 */
export const spreadWait = (waitMs: number): number => waitMs * (1 + Math.random());
