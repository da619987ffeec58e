const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Checks for an empty wire value: null, "", [], {} or undefined. */
export const isAbsent = (raw: unknown): boolean =>
  raw === null || raw === undefined || raw === '' || (typeof raw === 'object' && Object.keys(raw).length === 0);

/**
 * Reads the rows of a list: an array, an empty value, or an object with numeric keys ({"1":{…},"2":{…}}). PHP writes
 * such an object when the keys do not start at 0. Returns null for other values.
 */
export function asList(raw: unknown): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw as unknown[];
  if (isAbsent(raw)) return [];
  return typeof raw === 'object' && raw !== null && Object.keys(raw).every(isIndex) ? Object.values(raw) : null;
}

/**
 * Reads the entries of a map: an object, an empty value, or the array that PHP writes when the keys start at 0. Returns
 * null for other values.
 */
export function asEntries(raw: unknown): [key: string, value: unknown][] | null {
  if (isAbsent(raw)) return [];
  return typeof raw === 'object' && raw !== null ? Object.entries(raw) : null;
}
