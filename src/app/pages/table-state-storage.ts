import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { readUserId } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';

/** How long a table keeps its reader's settings, in milliseconds (7200 seconds). */
export const TABLE_STATE_MS = 7_200_000;

const schema = z.object({
  owner: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  savedAt: integer(),
  /** Query of the address. */
  search: z.string().check(z.maxLength(2000)),
});

const createEntry = (table: string) => createJsonEntry(safeLocalStorage, `table@1:${table}`, schema);

/** Saves the signed-in user's table settings, written as the query of an address. `now` in milliseconds since 1970. */
export const saveTableState = (table: string, search: string, now: number): void =>
  createEntry(table).write({ owner: readUserId(), savedAt: now, search });

/** Returns the user's table settings of the last 7200 seconds, or null. */
export function readSavedTableState(table: string, now: number): string | null {
  const stored = createEntry(table).read();
  if (stored === null) return null;
  const age = now - stored.savedAt;
  if (age < 0 || age > TABLE_STATE_MS || stored.owner !== readUserId()) {
    createEntry(table).remove();
    return null;
  }
  return stored.search;
}
