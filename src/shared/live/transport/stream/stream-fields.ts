import { parseHandicap, type RunnerId, toRunnerId } from '../../../domain/market/runner-id.ts';

/**
 * Thrown by the readers below and caught by the parser: the mismatch and its path.
 *
 * The path is assembled while the error travels up, so valid prices cost nothing. Tracking a path for each of a
 * thousand prices took as long as reading them.
 */
export class StreamFormatError extends Error {
  readonly #reason: string;
  readonly #path: string;

  constructor(reason: string, path = '') {
    super(path === '' ? reason : `${path}: ${reason}`);
    this.#reason = reason;
    this.#path = path;
  }

  /** Returns the same error with its container's key in front of the path. */
  withPath(path: string): StreamFormatError {
    const dot = this.#path === '' || this.#path.startsWith('[') ? '' : '.';
    return new StreamFormatError(this.#reason, `${path}${dot}${this.#path}`);
  }
}

export const addPath = (error: unknown, path: string): unknown =>
  error instanceof StreamFormatError ? error.withPath(path) : error;

export type StreamFields = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): StreamFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new StreamFormatError('not an object');
  return value as StreamFields;
}

export function readArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new StreamFormatError('not a list');
  return value;
}

/** Applies `read` to a field. */
export function readField<Value>(fields: StreamFields, key: string, read: (value: unknown) => Value): Value {
  try {
    return read(fields[key]);
  } catch (error) {
    throw addPath(error, key);
  }
}

/**
 * Applies `read` to each entry of a list, without the entries for which it returns null. Returns an empty list for a
 * missing one.
 */
export function readEach<Value>(fields: StreamFields, key: string, read: (entry: unknown) => Value | null): Value[] {
  const list = fields[key];
  if (list === undefined || list === null) return [];
  const all = readField(fields, key, readArray);
  // An array that grows by push has space for seventeen values. Most lists here have one.
  const values = new Array<Value>(all.length);
  let index = 0;
  let count = 0;
  try {
    for (; index < all.length; index += 1) {
      const value = read(all[index]);
      if (value === null) continue;
      values[count] = value;
      count += 1;
    }
  } catch (error) {
    throw addPath(addPath(error, `[${index}]`), key);
  }
  values.length = count;
  return values;
}

/** Ids stay text: 1.20 read as a number would lose its zero. */
export function readId(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 64) return value;
  throw new StreamFormatError('not an id');
}

function readSelectionId(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new StreamFormatError('not a runner id');
}

/** Returns the runner of an entry: its selection and, if present, its handicap. */
export function readRunnerId(entry: StreamFields): RunnerId {
  const selectionId = readField(entry, 'id', readSelectionId);
  const handicap = entry['hc'];
  // Nearly every entry has no handicap.
  if (handicap === undefined || handicap === 0) return selectionId;
  const runnerId = toRunnerId(selectionId, parseHandicap(handicap));
  if (runnerId === null) throw new StreamFormatError('not a handicap', 'hc');
  return runnerId;
}

export function readInteger(value: unknown, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new StreamFormatError(`not a whole number up to ${max}`);
}

/** Control characters and marks that change the text direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Reads a text for display, or null. */
export const readTextOrNull = (value: unknown): string | null =>
  textOrNull(value)?.replace(INVISIBLE_CHARACTERS, ' ').trim() || null;

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 500) : null);
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Looks up a word in a table's own keys, or returns undefined. Only strings are looked up. */
export const lookUpWord = <Meaning>(table: Readonly<Record<string, Meaning>>, value: unknown): Meaning | undefined =>
  typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
