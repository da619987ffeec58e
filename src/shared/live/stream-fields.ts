/** Thrown by the readers below and caught at the parser's door: what did not fit, and where. */
export class Misfit extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsAt(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(`${path}: not an object`);
  return value as Fields;
}

/** A list, or nothing where the field is left out. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Misfit(`${path}: not a list`);
  return value;
}

/** Ids stay text: 1.20 read as a number would lose its nought. */
export function idAt(value: unknown, path: string): string {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value;
  throw new Misfit(`${path}: not an id`);
}

export function runnerIdAt(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new Misfit(`${path}: not a runner id`);
}

export function wholeAt(value: unknown, path: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Misfit(`${path}: not a whole number up to ${most}`);
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
