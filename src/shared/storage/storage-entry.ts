import type * as z from 'zod/mini';
import type { SafeStorage } from './safe-storage.ts';

/** A stored value, validated on every read. A value outside its schema is removed and read as null. */
export interface StorageEntry<T> {
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createEntry<T>(
  storage: SafeStorage,
  key: string,
  schema: z.ZodMiniType<T>,
  decode: (text: string) => unknown,
  encode: (value: T) => string,
): StorageEntry<T> {
  return {
    key,
    read() {
      const text = storage.read(key);
      if (text === null) return null;
      const parsed = schema.safeParse(decode(text));
      if (parsed.success) return parsed.data;
      storage.remove(key);
      return null;
    },
    write: (value) => storage.write(key, encode(value)),
    remove: () => storage.remove(key),
  };
}

/**
 * Creates an entry stored as JSON. A shape grows by an optional key, so rows of an earlier build stay readable. The key
 * holds the version of the shape (`slip@2`). It takes a new number only when old rows can no longer be read; the app
 * then ignores them.
 */
export const createJsonEntry = <T>(storage: SafeStorage, key: string, schema: z.ZodMiniType<T>): StorageEntry<T> =>
  createEntry(storage, key, schema, parseJson, (value) => JSON.stringify(value));

/** Creates an entry stored as plain text under a fixed key (docs/requirements.md#31-stored-in-the-browser). */
export function createTextEntry<T extends string>(
  storage: SafeStorage,
  key: string,
  schema: z.ZodMiniType<T>,
): StorageEntry<T> {
  const entry = createEntry<T>(
    storage,
    key,
    schema,
    (text) => text,
    (value) => value,
  );
  // Every render reads the session, so the parsed result of an unchanged text is reused.
  let lastValid: T | null = null;
  return {
    ...entry,
    read: () => (lastValid !== null && storage.read(key) === lastValid ? lastValid : (lastValid = entry.read())),
  };
}
