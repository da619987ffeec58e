import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeSessionStorage } from '#shared/storage/safe-storage.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';

/** Detail object for the statement pop-up, taken from the row that opened it. */
const schema = z.object({
  eventId: z.string(),
  type: z.string(),
  matchName: z.string(),
  eventName: z.string(),
  winnerName: z.nullable(z.string()),
  /** Hundredths of the account currency. */
  netProfit: integer(),
});

export type StatementDetail = z.output<typeof schema>;

const createEntry = (vid: string) => createJsonEntry(safeSessionStorage, `statement@1:${vid}`, schema);

export const saveStatementDetail = (vid: string, detail: StatementDetail): void => createEntry(vid).write(detail);

/**
 * Reads the detail object and removes it (docs/requirements.md#29-statement-detail). A second call with the same VID
 * returns null.
 */
export function takeStatementDetail(vid: string): StatementDetail | null {
  const detail = createEntry(vid).read();
  createEntry(vid).remove();
  return detail;
}
