const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Null, "", [] and {}: how servers write that there is nothing. A missing value (undefined) is nothing too. */
export const isAbsent = (raw: unknown): boolean =>
  raw === null || raw === undefined || raw === '' || (typeof raw === 'object' && Object.keys(raw).length === 0);

/**
 * The rows of a list as servers send them: an array, nothing, or the object that PHP writes for a list whose keys do
 * not run from 0 ({"1":{…},"2":{…}}). Null: this is no list.
 */
export function asList(raw: unknown): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw as unknown[];
  if (isAbsent(raw)) return [];
  return typeof raw === 'object' && raw !== null && Object.keys(raw).every(isIndex) ? Object.values(raw) : null;
}

/**
 * The entries of a map as servers send it: an object, nothing, or the array that PHP writes where the keys run from 0.
 * Null: this is no map.
 */
export function asEntries(raw: unknown): [key: string, value: unknown][] | null {
  if (isAbsent(raw)) return [];
  return typeof raw === 'object' && raw !== null ? Object.entries(raw) : null;
}
