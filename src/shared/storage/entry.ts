import type * as z from 'zod/mini';
import type { Room } from './room.ts';

/** One stored value, always checked on the way in. What does not fit its schema is dropped and read as null. */
export interface Entry<T> {
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

function entryOf<T>(room: Room, key: string, schema: z.ZodMiniType<T>, decode: (text: string) => unknown, encode: (value: T) => string): Entry<T> {
  return {
    key,
    read() {
      const text = room.read(key);
      if (text === null) return null;
      const parsed = schema.safeParse(decode(text));
      if (parsed.success) return parsed.data;
      room.remove(key);
      return null;
    },
    write: (value) => room.write(key, encode(value)),
    remove: () => room.remove(key),
  };
}

/** A value kept as JSON. The key carries the shape's version (`slip@1`): a new shape takes a new number and the old value is never read. */
export const jsonEntry = <T>(room: Room, key: string, schema: z.ZodMiniType<T>): Entry<T> => entryOf(room, key, schema, parseJson, (value) => JSON.stringify(value));

/** A bare text under a key that the specification names (section 3, local browser storage). */
export function textEntry<T extends string>(room: Room, key: string, schema: z.ZodMiniType<T>): Entry<T> {
  const entry = entryOf<T>(room, key, schema, (text) => text, (value) => value);
  // Whoever renders asks for the session again and again: the same text fits as it did before.
  let fitted: T | null = null;
  return { ...entry, read: () => (fitted !== null && room.read(key) === fitted ? fitted : (fitted = entry.read())) };
}
