const MAX_LENGTH = 80;

/** A text that anybody may have written, as a name on a line: without what cannot be seen, and not longer than a line holds. Null where nothing is left. */
export const cleanLabel = (raw: unknown): string | null =>
  typeof raw === 'string' ? raw.replace(/\p{C}/gu, ' ').trim().slice(0, MAX_LENGTH) || null : null;
