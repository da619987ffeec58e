import { parseHandicap, type RunnerId, runnerIdOf } from '../domain/runner-id.ts';

/**
 * Thrown by the readers below and caught at the parser's door: what did not fit, and where. The place is put together on the way up, so
 * that nothing is made for a price that fits: to keep a path for each of a thousand took as long as to read them.
 */
export class Misfit extends Error {
  readonly #why: string;
  readonly #place: string;

  constructor(why: string, place = '') {
    super(place === '' ? why : `${place}: ${why}`);
    this.#why = why;
    this.#place = place;
  }

  /** The same, told by whoever reads what it stands in. */
  within(place: string): Misfit {
    const dot = this.#place === '' || this.#place.startsWith('[') ? '' : '.';
    return new Misfit(this.#why, `${place}${dot}${this.#place}`);
  }
}

export const withinPlace = (error: unknown, place: string): unknown => (error instanceof Misfit ? error.within(place) : error);

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit('not an object');
  return value as Fields;
}

export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Misfit('not a list');
  return value;
}

/** What `read` makes of a field. */
export function at<Value>(fields: Fields, key: string, read: (value: unknown) => Value): Value {
  try {
    return read(fields[key]);
  } catch (error) {
    throw withinPlace(error, key);
  }
}

/** What `read` makes of each entry of a list; null is what it leaves out. Nothing where the list itself is left out. */
export function eachAt<Value>(fields: Fields, key: string, read: (entry: unknown) => Value | null): Value[] {
  const list = fields[key];
  if (list === undefined || list === null) return [];
  const all = at(fields, key, listOf);
  const made: Value[] = [];
  let index = 0;
  try {
    for (; index < all.length; index += 1) {
      const value = read(all[index]);
      if (value !== null) made.push(value);
    }
  } catch (error) {
    throw withinPlace(withinPlace(error, `[${index}]`), key);
  }
  return made;
}

/** Ids stay text: 1.20 read as a number would lose its nought. */
export function idOf(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value;
  throw new Misfit('not an id');
}

function selectionIdOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new Misfit('not a runner id');
}

/** The runner that an entry is about: its selection and, where it has one, its handicap. */
export function runnerIn(entry: Fields): RunnerId {
  const selectionId = at(entry, 'id', selectionIdOf);
  const handicap = entry['hc'];
  // Nearly every entry has none.
  if (handicap === undefined || handicap === 0) return selectionId;
  const runnerId = runnerIdOf(selectionId, parseHandicap(handicap));
  if (runnerId === null) throw new Misfit('not a handicap', 'hc');
  return runnerId;
}

export function wholeOf(value: unknown, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Misfit(`not a whole number up to ${most}`);
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
