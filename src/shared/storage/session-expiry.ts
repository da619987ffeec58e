/**
 * Returns the milliseconds until a session ends: negative once it has ended, infinite without an end, NaN for a text
 * that is no date. `expiresAt` is ISO 8601 (docs/requirements.md#41-session).
 */
export const getRemainingMs = (expiresAt: string | null, now: number): number =>
  expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now;
