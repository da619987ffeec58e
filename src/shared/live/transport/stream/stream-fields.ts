import { parseHandicap, type RunnerId, toRunnerId } from '../../../domain/market/runner-id.ts';

/**
 * Thrown by the readers below and caught at the parser's door: what did not fit, and where. The place is put together on the way up, so
 * that nothing is made for a price that fits: to keep a path for each of a thousand took as long as to read them.
 */
export class StreamFormatError extends Error {
  readonly #reason: string;
  readonly #path: string;

  constructor(reason: string, path = '') {
    super(path === '' ? reason : `${path}: ${reason}`);
    this.#reason = reason;
    this.#path = path;
  }

  /** The same, told by whoever reads what it stands in. */
  atPath(path: string): StreamFormatError {
    const dot = this.#path === '' || this.#path.startsWith('[') ? '' : '.';
    return new StreamFormatError(this.#reason, `${path}${dot}${this.#path}`);
  }
}

export const addPath = (error: unknown, path: string): unknown =>
  error instanceof StreamFormatError ? error.atPath(path) : error;

export type StreamFields = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): StreamFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new StreamFormatError('not an object');
  return value as StreamFields;
}

export function readArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new StreamFormatError('not a list');
  return value;
}

/** What `read` makes of a field. */
export function readField<Value>(fields: StreamFields, key: string, read: (value: unknown) => Value): Value {
  try {
    return read(fields[key]);
  } catch (error) {
    throw addPath(error, key);
  }
}

/** What `read` makes of each entry of a list; null is what it leaves out. Nothing where the list itself is left out. */
export function readEach<Value>(fields: StreamFields, key: string, read: (entry: unknown) => Value | null): Value[] {
  const list = fields[key];
  if (list === undefined || list === null) return [];
  const all = readField(fields, key, readArray);
  const values: Value[] = [];
  let index = 0;
  try {
    for (; index < all.length; index += 1) {
      const value = read(all[index]);
      if (value !== null) values.push(value);
    }
  } catch (error) {
    throw addPath(addPath(error, `[${index}]`), key);
  }
  return values;
}

/** Ids stay text: 1.20 read as a number would lose its nought. */
export function readId(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value;
  throw new StreamFormatError('not an id');
}

function readSelectionId(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new StreamFormatError('not a runner id');
}

/** The runner that an entry is about: its selection and, where it has one, its handicap. */
export function readRunnerId(entry: StreamFields): RunnerId {
  const selectionId = readField(entry, 'id', readSelectionId);
  const handicap = entry['hc'];
  // Nearly every entry has none.
  if (handicap === undefined || handicap === 0) return selectionId;
  const runnerId = toRunnerId(selectionId, parseHandicap(handicap));
  if (runnerId === null) throw new StreamFormatError('not a handicap', 'hc');
  return runnerId;
}

export function readInteger(value: unknown, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new StreamFormatError(`not a whole number up to ${max}`);
}

/** Control characters, and the marks that turn the direction of the text around them. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Text that a bettor will read; null where there is none. */
export const readableTextOrNull = (value: unknown): string | null =>
  textOrNull(value)?.replace(INVISIBLE_CHARACTERS, ' ').trim() || null;

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 500) : null);
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** What a table says of a word; undefined where it is no word of the table's own. An object has no text of its own to be trusted with. */
export const lookUpWord = <Meaning>(table: Readonly<Record<string, Meaning>>, value: unknown): Meaning | undefined =>
  typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
