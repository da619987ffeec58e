/** Splits a slice's name from the key of its row. No slice has it in its name. */
const SEPARATOR = '/';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes one row per key of a slice, so that a deposit writes the wallet of one bettor and not those of all. */
export function splitSlices(slices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rows = Object.entries(slices).flatMap(([slice, value]) =>
    isPlainObject(value)
      ? Object.entries(value).map(([key, row]) => [`${slice}${SEPARATOR}${key}`, row] as const)
      : [[slice, value] as const],
  );
  return Object.fromEntries(rows.filter(([, row]) => row !== undefined));
}

/** Joins the rows of `splitSlices`. A slice that was an empty object is missing, and reads as its initial value. */
export function joinSlices(rows: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const slices: Record<string, unknown> = {};
  const objects = new Map<string, Record<string, unknown>>();
  for (const [name, row] of Object.entries(rows)) {
    const end = name.indexOf(SEPARATOR);
    if (end === -1) {
      slices[name] = row;
      continue;
    }
    const slice = name.slice(0, end);
    const value = objects.get(slice) ?? {};
    value[name.slice(end + 1)] = row;
    objects.set(slice, value);
  }
  return { ...slices, ...Object.fromEntries(objects) };
}
