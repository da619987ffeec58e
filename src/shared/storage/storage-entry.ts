import type * as z from 'zod/mini';
import type { SafeStorage } from './safe-storage.ts';

/** One stored value, always checked on the way in. What does not fit its schema is dropped and read as null. */
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

/** A value kept as JSON. The key carries the shape's version (`slip@1`): a new shape takes a new number and the old value is never read. */
export const jsonEntry = <T>(storage: SafeStorage, key: string, schema: z.ZodMiniType<T>): StorageEntry<T> =>
  createEntry(storage, key, schema, parseJson, (value) => JSON.stringify(value));

/** A bare text under a key that the specification names (section 3, local browser storage). */
export function textEntry<T extends string>(
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
  // Whoever renders asks for the session again and again: the same text fits as it did before.
  let lastValid: T | null = null;
  return {
    ...entry,
    read: () => (lastValid !== null && storage.read(key) === lastValid ? lastValid : (lastValid = entry.read())),
  };
}
