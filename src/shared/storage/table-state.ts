import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readSession } from './session.ts';
import { integer } from './integer.ts';

/** How long a table stays as its reader left it: 7200 seconds (specification 9). */
export const TABLE_STATE_MS = 7_200_000;

const schema = z.object({
  owner: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  savedAt: integer(),
  /** As it stands in the address. */
  search: z.string().check(z.maxLength(2000)),
});

const entry = (table: string) => jsonEntry(safeLocalStorage, `table@1:${table}`, schema);

const owner = (): string | null => readSession()?.userId ?? null;

/** Keeps what the signed-in user has set on a table, written as the query of an address. `now` in milliseconds since 1970. */
export const saveTableState = (table: string, search: string, now: number): void =>
  entry(table).write({ owner: owner(), savedAt: now, search });

/** What this user set on the table in the last 7200 seconds; null where that was longer ago, by somebody else or never. */
export function readSavedTableState(table: string, now: number): string | null {
  const stored = entry(table).read();
  if (stored === null) return null;
  const age = now - stored.savedAt;
  if (age < 0 || age > TABLE_STATE_MS || stored.owner !== owner()) {
    entry(table).remove();
    return null;
  }
  return stored.search;
}
