import type { Expected, ProblemList } from './problem-list.ts';
import { isRecord } from './read-values.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

/** Remarks and the format's own keys. */
const isIgnored = (key: string): boolean => /^(\/\/|\$)/.test(key);

/** Returns an object, and reports its unknown keys. A missing object has no keys. */
export function readKeys(value: unknown, key: string, known: readonly string[], problems: ProblemList): UnknownRecord {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    problems.add(key, value, { kind: 'object' });
    return {};
  }
  for (const name of Object.keys(value))
    if (!known.includes(name) && !isIgnored(name))
      problems.addUnknown(key === '' ? name : `${key}.${name}`, value[name], known);
  return value;
}

/** Reads a value. `null` from `read` is a problem. */
export function readNeeded<T>(
  value: unknown,
  { key, expected }: { readonly key: string; readonly expected: Expected },
  read: (value: unknown) => T | null,
  problems: ProblemList,
): T | null {
  const found = read(value);
  if (found === null) problems.add(key, value, expected);
  return found;
}

/** Reads a value that may be missing. */
export const readOptional: typeof readNeeded = (value, place, read, problems) =>
  value === undefined ? null : readNeeded(value, place, read, problems);

/** Reads an optional list of at most `max` items. `read` reports its problems, and returns null then. */
export function readItems<T>(
  value: unknown,
  { key, max }: { readonly key: string; readonly max: number },
  read: (item: unknown, key: string) => T | null,
  problems: ProblemList,
): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > max) {
    problems.add(key, value, { kind: 'list', max });
    return [];
  }
  return value.flatMap((item, at) => read(item, `${key}.${at}`) ?? []);
}

/** Counts the values of a brand file. A token is one value, whatever its form. */
export function countBrandValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countBrandValues(each), 0);
  if (!isRecord(value) || '$value' in value) return 1;
  return Object.entries(value).reduce((sum, [key, each]) => (isIgnored(key) ? sum : sum + countBrandValues(each)), 0);
}
