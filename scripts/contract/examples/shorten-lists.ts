/** Rows that an example keeps of a list of more than `MAX_ROWS` rows. */
const EXAMPLE_ROWS = 2;
const MAX_ROWS = 3;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map by id: its keys have digits, as those of fields have not. */
const isMapById = (value: Record<string, unknown>): boolean =>
  Object.keys(value).filter((key) => /\d{3}/.test(key)).length > MAX_ROWS;

/** Shortens long lists of rows and long maps by id, at any depth, to their first rows. Leaves every value as it is. */
export function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = value.length > MAX_ROWS && value.some((row) => isObject(row) || Array.isArray(row));
    return (isLong ? value.slice(0, EXAMPLE_ROWS) : value).map(shortenLists);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const ids = entries.filter(([key]) => /\d{3}/.test(key)).map(([key]) => key);
  const dropped = new Set(isMapById(value) ? ids.slice(EXAMPLE_ROWS) : []);
  return Object.fromEntries(
    entries.filter(([key]) => !dropped.has(key)).map(([key, inner]) => [key, shortenLists(inner)]),
  );
}
