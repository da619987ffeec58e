/** Thrown by the readers below and caught at the parser's door: what did not fit, and where. */
export class Misfit extends Error {}

/** Where something stands in a message: put into words only where it does not fit. To write a path for each of a thousand prices took as long as to read them. */
export type Path = string | readonly [within: Path, key: string | number];

function inWords(path: Path): string {
  if (typeof path === 'string') return path;
  const [within, key] = path;
  return typeof key === 'number' ? `${inWords(within)}[${key}]` : `${inWords(within)}.${key}`;
}

export const misfit = (path: Path, why: string): Misfit => new Misfit(`${inWords(path)}: ${why}`);

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsAt(value: unknown, path: Path): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit(path, 'not an object');
  return value as Fields;
}

/** A list, or nothing where the field is left out. */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw misfit(path, 'not a list');
  return value;
}

/** Ids stay text: 1.20 read as a number would lose its nought. */
export function idAt(value: unknown, path: Path): string {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value;
  throw misfit(path, 'not an id');
}

export function runnerIdAt(value: unknown, path: Path): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw misfit(path, 'not a runner id');
}

export function wholeAt(value: unknown, path: Path, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw misfit(path, `not a whole number up to ${most}`);
}

/** Control characters, and the marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Text that a bettor will read; null where there is none. */
export const wordsOr = (value: unknown): string | null => textOr(value)?.replace(UNSEEN, ' ').trim() || null;

export const textOr = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 500) : null);
export const numberOr = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** What a table says of a word; undefined where it is no word of the table's own. An object has no text of its own to be trusted with. */
export const wordIn = <Meaning>(table: Readonly<Record<string, Meaning>>, value: unknown): Meaning | undefined =>
  typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
