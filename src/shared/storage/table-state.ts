import * as z from 'zod/mini';
import { jsonEntry } from './entry.ts';
import { localRoom } from './room.ts';
import { readSession } from './session.ts';
import { whole } from './whole.ts';

/** How long a table stays as its reader left it: 7200 seconds (specification 9). */
export const TABLE_STATE_MS = 7_200_000;

const schema = z.object({
  owner: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  savedAt: whole(),
  /** As it stands in the address. */
  search: z.string().check(z.maxLength(2000)),
});

const entry = (table: string) => jsonEntry(localRoom, `table@1:${table}`, schema);

const owner = (): string | null => readSession()?.userId ?? null;

/** Keeps what the signed-in user has set on a table, written as the query of an address. `now` in milliseconds since 1970. */
export const saveTableState = (table: string, search: string, now: number): void => entry(table).write({ owner: owner(), savedAt: now, search });

/** What this user set on the table in the last 7200 seconds; null where that was longer ago, by somebody else or never. */
export function savedTableState(table: string, now: number): string | null {
  const saved = entry(table).read();
  if (saved === null) return null;
  const age = now - saved.savedAt;
  if (age < 0 || age > TABLE_STATE_MS || saved.owner !== owner()) {
    entry(table).remove();
    return null;
  }
  return saved.search;
}
