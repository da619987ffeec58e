const MAX_LENGTH = 80;

/**
 * Cleans a label from an untrusted source: removes invisible characters and limits the length. Returns null when
 * nothing is left.
 */
export const cleanLabel = (raw: unknown): string | null =>
  typeof raw === 'string' ? raw.replace(/\p{C}/gu, ' ').trim().slice(0, MAX_LENGTH) || null : null;
